import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { socialCardPath } from "../../seo/social-card";
import type { ArticlePageContext } from "../../shared/page-context";
import { articlePath, paths } from "../../shared/paths";
import { queryData } from "../data/query-data";

const query = "{ allBlogPost(sort: { createdAt: DESC }) { nodes { id slug createdAt } } }";

interface ListedPost {
  readonly id: string;
  readonly slug: string;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
}

const maxPreviousPosts = 3;

/** The newest have a card of their own; drawing one takes as long as all else of an article. The others show the blog's. */
const maxCards = 100;

/** One page per blog post, whatever its source. @throws Error when the data layer cannot be queried */
export async function createArticlePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { allBlogPost } = await queryData<{ allBlogPost: { nodes: readonly ListedPost[] } }>(graphql, query);
  const component = path.resolve("src/templates/blog-post.tsx");
  const posts = allBlogPost.nodes;
  posts.forEach(({ id, slug }, index) => {
    const page = articlePath(slug);
    const card = socialCardPath(index < maxCards ? page : paths.blog);
    const context: ArticlePageContext = { id, card, previousIds: previousIds(posts, index) };
    actions.createPage({ path: page, component, context });
  });
}

/** The posts next to one that are older than it; one of the same instant is not. @param posts newest first */
function previousIds(posts: readonly ListedPost[], index: number): string[] {
  const { createdAt = "" } = posts[index] ?? {};
  let next = index + 1;
  while (posts[next]?.createdAt === createdAt) next += 1;
  return posts.slice(next, next + maxPreviousPosts).map(({ id }) => id);
}
