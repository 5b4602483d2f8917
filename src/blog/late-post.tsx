import { navigate } from "gatsby";
import React, { useEffect, useState } from "react";
import { browserApi } from "../agency-api/blog";
import { trustedNow } from "../agency-api/transport";
import { Band } from "../components/band";
import { ButtonLink } from "../components/button";
import { announcePage } from "../browser/navigation";
import { focusOn } from "../shared/browser/scroll-to";
import { decodePath } from "../shared/decode-path";
import { htmlToText, parseHtml } from "../shared/html";
import { paths } from "../shared/paths";
import type { Head } from "../seo/page-head";
import { Seo } from "../seo/seo";
import { Article, type ArticleData } from "./article";
import { prepareArticle } from "./table-of-contents";
import { ArticleLoading } from "./article-loading";
import { ArticleSeo } from "./article-seo";
import { apiPostDates, type Sanitisers } from "./api-post";
import { watchPictures } from "./article-pictures";
import { browserCard, browserOrigins, placeApiPictures } from "./api-pictures";
import { linkFault } from "./publishable";
import { publishingFault } from "./publishable-content";
import { readingMinutes } from "./reading-time";

export interface LatePostProps {
  readonly slug: string;
  readonly texts: Queries.BlogTextsFragment;
  /** The head where there is no such article. */
  readonly missing: Head;
  /** What follows an article, or that there is none. */
  readonly children?: React.ReactNode;
}

/**
 * An article published after the build, read from the API in the browser (`docs/ecrans.md`, « Adresses inconnues »): nothing
 * found is logged and shown in the page; an HTTP error is logged and leads to /404. Give it the slug as `key`: each
 * article starts anew.
 */
export function LatePost({ slug, texts, missing, children }: LatePostProps) {
  /** Undefined while loading, null when there is no such article. */
  const [post, setPost] = useState<ArticleData | null>();
  useEffect(() => {
    const controller = new AbortController();
    readPost(slug, controller.signal)
      .then((found) => {
        if (!found) console.error("Aucun article trouvé pour ce slug.");
        setPost(found);
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.error("L’article n’a pas pu être lu.", error);
        void navigate(paths.notFound, { replace: true });
      });
    return () => controller.abort();
  }, [slug]);

  const title = post?.title;
  useEffect(() => {
    if (!title) return;
    announcePage(title);
    // The browser has looked for the address's fragment before there was an article.
    const target = document.getElementById(decodePath(window.location.hash.slice(1)));
    target?.scrollIntoView();
    if (target) focusOn(target);
  }, [title]);

  if (post)
    return (
      <div ref={watched}>
        <ArticleSeo post={post} images={post.imageUrl ? [post.imageUrl] : []} noindex />
        <Article post={post} texts={texts} />
        {children}
      </div>
    );
  if (post === undefined) return <ArticleLoading />;
  return (
    <>
      <Band>
        <Seo head={missing} noindex />
        <div role="alert">
          <h1>Article introuvable</h1>
          <p>Cet article n’existe pas, ou n’est plus publié.</p>
          <ButtonLink to={paths.blog} icon="arrow-right">
            Voir tous les articles
          </ButtonLink>
        </div>
      </Band>
      {children}
    </>
  );
}

const watched = (root: HTMLElement | null) => (root ? watchPictures(root) : undefined);

async function readPost(slug: string, signal: AbortSignal): Promise<ArticleData | null> {
  const [post, sanitisers] = await Promise.all([browserApi.getPost(slug, { signal }), import("./sanitise")]);
  if (!post) return null;
  const fault = publishingFault({ ...post, slug }, trustedNow());
  if (fault) {
    console.error(`L’article «\u00a0${slug}\u00a0» n’est pas publié\u00a0: ${fault}`);
    return null;
  }
  const article = parseHtml(sanitisers.sanitise(post.content));
  placeApiPictures(article, browserOrigins());
  const { html, entries } = prepareArticle(article);
  return {
    ...browserCard({ ...post, slug }, sanitisers),
    ...apiPostDates(post),
    readingMinutes: readingMinutes(htmlToText(html)),
    tags: [],
    html,
    tableOfContents: entries,
    previousPosts: await readPreviousPosts(slug, sanitisers, signal),
  };
}

/** Without its previous posts an article is still worth reading: their failure is logged only. */
async function readPreviousPosts(slug: string, sanitisers: Sanitisers, signal: AbortSignal) {
  try {
    const posts = await browserApi.getPreviousPosts(slug, { signal });
    const shown = posts.filter((post) => !linkFault(post));
    return shown.slice(0, 3).map((post) => browserCard(post, sanitisers));
  } catch (error) {
    if (!signal.aborted) console.error("Les articles précédents n’ont pas pu être lus.", error);
    return [];
  }
}
