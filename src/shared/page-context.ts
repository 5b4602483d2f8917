import type { BlogTag } from "./blog-tag";

/*
 * Page contexts: ids, and values whose change must make Gatsby render the page again. A page that queried for the
 * newest or older posts itself would run its query again whenever any post changes.
 */

/** Context of every page made from an entry; the template queries the rest. */
export interface EntryPageContext {
  readonly id: string;
}

/** Context of an article's page. */
export interface ArticlePageContext extends EntryPageContext {
  /** Path of its card (`src/seo/social-card.ts`). */
  readonly card: string;
  /** The posts before it, newest first. */
  readonly previousIds: readonly string[];
}

/** Context of a page of a blog list. */
export interface BlogListPageContext {
  /** Its posts, newest first. */
  readonly ids: readonly string[];
  /** Number of this page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Tags of all posts, in the order of the alphabet. */
  readonly tags: readonly BlogTag[];
  /** Slugs of all Markdown posts, for the refresh from the API; on the first page of all posts only. */
  readonly markdownSlugs?: readonly string[];
}

/** Context of a page of the list of the articles that carry a tag. */
export interface BlogTagPageContext extends BlogListPageContext {
  readonly tag: BlogTag;
  /** Of all pages of this list. */
  readonly postCount: number;
}

/** Context of the contest's page. */
export interface ContestPageContext {
  /** Whether the edition was over on the day of the build. */
  readonly ended: boolean;
}
