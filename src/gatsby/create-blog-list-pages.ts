import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { blogTagPath } from "../shared/blog-tag-path";
import { blogPagePath } from "../shared/paths";

export const postsPerPage = 24;

/** Context of a page of the blog list. */
export interface BlogListPageContext {
  readonly skip: number;
  readonly limit: number;
  /** Number of this page, from 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** Context of the list of the articles that carry a tag. */
export interface BlogTagPageContext {
  readonly tag: string;
}

/** `/blog`, `/blog/page/2` … and one page per tag. The first page exists even when there is no post. */
export async function createBlogListPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<{ allBlogPost: { totalCount: number; tags: string[] } }>(`
    {
      allBlogPost {
        totalCount
        tags: distinct(field: { tags: SELECT })
      }
    }
  `);
  if (!data || errors) throw new Error(`Requête allBlogPost impossible : ${JSON.stringify(errors)}`);
  const pageCount = Math.max(1, Math.ceil(data.allBlogPost.totalCount / postsPerPage));
  for (let page = 1; page <= pageCount; page += 1) {
    const context: BlogListPageContext = {
      skip: (page - 1) * postsPerPage,
      limit: postsPerPage,
      page,
      pageCount,
    };
    actions.createPage({
      path: blogPagePath(page),
      component: path.resolve("src/templates/blog-list.tsx"),
      context,
    });
  }
  for (const tag of data.allBlogPost.tags) {
    const context: BlogTagPageContext = { tag };
    actions.createPage({
      path: blogTagPath(tag),
      component: path.resolve("src/templates/blog-tag.tsx"),
      context,
    });
  }
}
