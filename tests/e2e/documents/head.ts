import { socialCardPath } from "../../../src/seo/social-card";
import { failing, unlike } from "../checks/check";
import { isPublished, siteUrl, type BuiltPage } from "../support/built-pages";
import { brand, hasBlock } from "../support/content";
import { copiedPages } from "../support/site";

/** What a document says of itself to search engines, browsers and social networks. */
export function headFaults({ address, document, isListed }: BuiltPage): string[] {
  const valuesOf = (name: string) =>
    Array.from(
      document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"], link[rel="${name}"]`),
      (element) => element.getAttribute("content") ?? element.getAttribute("href") ?? "",
    );
  const { title } = document;
  const [description = ""] = valuesOf("description");
  // An unlisted page that is shared shows the site's card; the document of unknown addresses has no address.
  const card = socialCardPath(isListed ? address : "/");
  const canonical = address === "/404" ? [] : [siteUrl + address];
  const copy = copiedPages.includes(address) ? [`${address}.md`] : [];
  const expected: Readonly<Record<string, readonly string[]>> = {
    "theme-color": [brand.colours.ink],
    robots: [isListed ? "index, follow, max-image-preview:large" : "noindex, follow"],
    canonical,
    "og:url": canonical,
    "og:title": [title],
    "og:description": [description],
    "og:site_name": [brand.name],
    "og:locale": ["fr_FR"],
    "og:type": [address.startsWith("/article/") ? "article" : "website"],
    "og:image": [siteUrl + card],
    "og:image:alt": [title],
    "og:image:width": ["1200"],
    "og:image:height": ["630"],
    "twitter:card": ["summary_large_image"],
    sitemap: ["/sitemap-index.xml"],
    alternate: [...(hasBlock("blog") ? ["/blog/flux.xml"] : []), ...copy],
  };
  const icons = [...valuesOf("icon"), ...valuesOf("apple-touch-icon")];
  return [
    ...Object.entries(expected).flatMap(([name, values]) => unlike(name, valuesOf(name), values)),
    ...failing({
      "in French": document.documentElement.lang === "fr",
      "whole words": !/undefined|null|[<>]|'|\.\.\./.test(`${title} ${description}`),
      keywords: /^[^,]+(?:, [^,]+)*$/.test(valuesOf("keywords").join()),
      viewport: /width=device-width/.test(valuesOf("viewport").join()),
      "its card": isPublished(card),
      "its icons": valuesOf("apple-touch-icon").length > 0 && icons.length > 1 && icons.every(isPublished),
    }),
  ];
}
