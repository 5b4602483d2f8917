import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { blogTagPath } from "../shared/blog-tag-path";
import { blogPagePath } from "../shared/paths";

export const postsPerPage = 24;

/** What every list says of the others. */
interface ListContext {
  /** Tags of all posts, in the order of the alphabet. */
  readonly tags: readonly string[];
}

/**
 * Context of a page of the blog list. Its posts are named, as those before an article are (see
 * `create-article-pages.ts`): a query for the newest would sort all posts on every page, whenever any post changes.
 */
export interface BlogListPageContext extends ListContext {
  /** Newest first. */
  readonly ids: readonly string[];
  /** Number of this page, from 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** Context of the list of the articles that carry a tag. */
export interface BlogTagPageContext extends ListContext {
  readonly tag: string;
}

interface Posts {
  allBlogPost: { nodes: readonly { id: string }[]; tags: readonly string[] };
}

/** `/blog`, `/blog/page/2` … and one page per tag. The first page exists even when there is no post. */
export async function createBlogListPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Posts>(`
    {
      allBlogPost(sort: { createdAt: DESC }) {
        nodes {
          id
        }
        tags: distinct(field: { tags: SELECT })
      }
    }
  `);
  if (!data || errors) throw new Error(`Requête allBlogPost impossible : ${JSON.stringify(errors)}`);
  const { nodes, tags } = data.allBlogPost;
  const pageCount = Math.max(1, Math.ceil(nodes.length / postsPerPage));
  for (let page = 1; page <= pageCount; page += 1) {
    const ids = nodes.slice((page - 1) * postsPerPage, page * postsPerPage).map(({ id }) => id);
    const context: BlogListPageContext = { ids, tags, page, pageCount };
    actions.createPage({
      path: blogPagePath(page),
      component: path.resolve("src/templates/blog-list.tsx"),
      context,
    });
  }
  for (const tag of tags) {
    const context: BlogTagPageContext = { tag, tags };
    actions.createPage({
      path: blogTagPath(tag),
      component: path.resolve("src/templates/blog-tag.tsx"),
      context,
    });
  }
}
