import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { BlogTag } from "../../shared/blog-tag";
import type { BlogListPageContext, BlogTagPageContext } from "../../shared/page-context";
import { listPagePath, paths } from "../../shared/paths";
import { queryData } from "../data/query-data";

export const postsPerPage = 24;

const query =
  "{ allBlogPost(sort: { createdAt: DESC }) { nodes { __typename id slug tags { name path } } } }";

interface ListedPost {
  readonly __typename: "MarkdownPost" | "ApiPost";
  readonly id: string;
  readonly slug: string;
  readonly tags: readonly BlogTag[];
}

/** `/blog`, `/blog/page/2` … and the same per tag. The first page of all posts exists even when there is none. */
export async function createBlogListPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const create = (
    template: string,
    list: string,
    context: BlogListPageContext | BlogTagPageContext,
  ): void => {
    const component = path.resolve(`src/templates/${template}.tsx`);
    actions.createPage({ path: listPagePath(list, context.page), component, context });
  };
  const { allBlogPost } = await queryData<{ allBlogPost: { nodes: readonly ListedPost[] } }>(graphql, query);
  const posts = allBlogPost.nodes;
  const tags = tagsOf(posts);
  const markdownSlugs = posts.flatMap(({ __typename, slug }) => (__typename === "MarkdownPost" ? slug : []));
  for (const list of pagesOf(posts, tags))
    create("blog-list", paths.blog, list.page === 1 ? { ...list, markdownSlugs } : list);
  for (const tag of tags) {
    const tagged = posts.filter((post) => post.tags.some(({ path }) => path === tag.path));
    for (const list of pagesOf(tagged, tags))
      create("blog-tag", tag.path, { ...list, tag, postCount: tagged.length });
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
  return [...byPath.values()].toSorted((a, b) => a.name.localeCompare(b.name, "fr"));
}
