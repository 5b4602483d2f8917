import React from "react";
import { articleHead } from "../seo/heads";
import { articleData, breadcrumbData } from "../seo/json-ld";
import { Seo } from "../seo/seo";
import { articlePath } from "../shared/paths";
import { useSite } from "../shared/browser/use-site";
import { articleTrail, type ArticleData } from "./article";

interface ArticleSeoProps {
  readonly post: Pick<ArticleData, "slug" | "title" | "description" | "createdAt" | "updatedAt" | "tags">;
  /** Addresses of its pictures, its own first. */
  readonly images: readonly string[];
  /** Path of its card; only of an article that the build has read. */
  readonly card?: string;
  readonly noindex?: boolean;
  readonly hasMarkdown?: boolean;
}

/** The head of an article, whether the build or the browser read it. */
export function ArticleSeo({ post, images, card, noindex, hasMarkdown }: ArticleSeoProps) {
  const site = useSite();
  const path = articlePath(post.slug);
  return (
    <Seo
      head={articleHead(post, site)}
      pathname={path}
      card={card}
      noindex={noindex}
      article={post}
      hasMarkdown={hasMarkdown}
      jsonLd={[
        articleData(site, { ...post, path, images }),
        breadcrumbData(site.siteUrl, articleTrail(post)),
      ]}
    />
  );
}
