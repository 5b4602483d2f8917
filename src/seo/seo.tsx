import React from "react";
import { withDe } from "../shared/text/words";
import { markdownPath, paths } from "../shared/paths";
import { useIdentity } from "../shared/browser/use-site";
import { absoluteUrl } from "./absolute-url";
import type { Head } from "./page-head";
import { socialCardPath, socialCardSize } from "./social-card";

interface SeoProps {
  readonly head: Head;
  /** Path of the page, without trailing slash. Left out by the document of all unknown addresses: it has none. */
  readonly pathname?: string;
  /** Path of the picture that is shown where it is shared; its own by default. */
  readonly card?: string | undefined;
  /** True for pages that must stay out of search engines' indexes. */
  readonly noindex?: boolean;
  /** Of an article: its times, ISO 8601. */
  readonly article?: { readonly createdAt: string; readonly updatedAt?: string | null | undefined };
  /** True for pages that the build also writes as Markdown. */
  readonly hasMarkdown?: boolean | undefined;
  /** Structured data: one JSON-LD object per item. */
  readonly jsonLd?: readonly object[];
}

/**
 * The manifest is only for visitors who put the site on their home screen, not for crawlers. In the document,
 * browsers would fetch it right after loading, on slow phones before the page is painted; so it is added with
 * Gatsby's scripts.
 */
const inBrowser = typeof document !== "undefined";

/** The one head of every page: what search engines, browsers and social networks read. */
export function Seo({
  head,
  pathname,
  card,
  noindex = false,
  article,
  hasMarkdown = false,
  jsonLd = [],
}: SeoProps) {
  const { brand, siteUrl, indexable, hasBlog } = useIdentity();
  const address = head.canonical ?? pathname;
  const canonical = address === undefined ? undefined : absoluteUrl(siteUrl, address);
  // An unlisted page that is shared shows the site's card.
  const image = siteUrl + (card ?? socialCardPath(noindex || pathname === undefined ? paths.home : pathname));
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords.join(", ")} />
      <meta
        name="robots"
        content={noindex || !indexable ? "noindex, follow" : "index, follow, max-image-preview:large"}
      />
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:type" content={article ? "article" : "website"} />
      {article ? <meta property="article:published_time" content={article.createdAt} /> : null}
      {article?.updatedAt ? <meta property="article:modified_time" content={article.updatedAt} /> : null}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      {/* Title, description and picture are taken from the Open Graph lines above (X, "Cards markup"). */}
      <meta name="twitter:card" content="summary_large_image" />
      {inBrowser && <link rel="manifest" href="/manifest.webmanifest" />}
      {hasBlog && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`Le blog ${withDe(brand)}`}
          href={paths.feed}
        />
      )}
      {hasMarkdown && pathname ? (
        <link rel="alternate" type="text/markdown" href={markdownPath(pathname)} />
      ) : null}
      {jsonLd.map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          // Escaped so that no data can end the element (HTML, "Restrictions for contents of script elements").
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(data).replace(/<(?=!--|\/?script)/gi, "\\u003c"),
          }}
        />
      ))}
    </>
  );
}
