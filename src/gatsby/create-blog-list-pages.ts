import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { BlogTag } from "../shared/blog-tag";
import { listPagePath, paths } from "../shared/paths";

export const postsPerPage = 24;

/**
 * Context of a page of a blog list. Its posts are named, as those before an article are (see
 * `create-article-pages.ts`): a query for the newest would sort all posts on every page, whenever any post changes.
 */
export interface BlogListPageContext {
  /** Newest first. */
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

interface ListedPost {
  readonly __typename: "MarkdownPost" | "ApiPost";
  readonly id: string;
  readonly slug: string;
  readonly tags: readonly BlogTag[];
}

/** `/blog`, `/blog/page/2` … and the same per tag. The first page of all posts exists even when there is none. */
export async function createBlogListPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<{ allBlogPost: { nodes: readonly ListedPost[] } }>(`
    {
      allBlogPost(sort: { createdAt: DESC }) {
        nodes {
          __typename
          id
          slug
          tags {
            name
            path
          }
        }
      }
    }
  `);
  if (!data || errors) throw new Error(`Requête allBlogPost impossible : ${JSON.stringify(errors)}`);
  const posts = data.allBlogPost.nodes;
  const tags = tagsOf(posts);
  const markdownSlugs = posts.flatMap(({ __typename, slug }) => (__typename === "MarkdownPost" ? slug : []));
  for (const list of pagesOf(posts, tags)) {
    const context: BlogListPageContext = list.page === 1 ? { ...list, markdownSlugs } : list;
    actions.createPage({
      path: listPagePath(paths.blog, list.page),
      component: path.resolve("src/templates/blog-list.tsx"),
      context,
    });
  }
  for (const tag of tags) {
    const tagged = posts.filter((post) => post.tags.some((one) => one.path === tag.path));
    for (const list of pagesOf(tagged, tags)) {
      const context: BlogTagPageContext = { ...list, tag, postCount: tagged.length };
      actions.createPage({
        path: listPagePath(tag.path, list.page),
        component: path.resolve("src/templates/blog-tag.tsx"),
        context,
      });
    }
  }
}

function pagesOf(posts: readonly ListedPost[], tags: readonly BlogTag[]): BlogListPageContext[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: pageCount }, (_, index) => {
    const ids = posts.slice(index * postsPerPage, (index + 1) * postsPerPage).map(({ id }) => id);
    return { ids, page: index + 1, pageCount, tags };
  });
}

/** Tags whose lists have one address are one tag, spelled as the newest post has it. */
function tagsOf(posts: readonly ListedPost[]): BlogTag[] {
  const byPath = new Map(
    posts.flatMap(({ tags }) => tags.map((tag) => [tag.path, tag] as const)).toReversed(),
  );
  return [...byPath.values()].toSorted((one, other) => one.name.localeCompare(other.name, "fr"));
}
