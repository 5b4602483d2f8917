import type { CreatePagesArgs } from "gatsby";
import { queryData } from "../query-data";
import type { Feed, FeedPost } from "./atom";

/** Posts in the feed: readers fetch it often, and nobody reads further back there. */
const postsInFeed = 30;

interface FeedData {
  site: { siteMetadata: { siteUrl: string } };
  siteSettings: { brand: string };
  pagesSettings: { blog: { title: string; lead: string } };
  allBlogPost: { nodes: FeedPost[] };
}

const query = /* GraphQL */ `
  {
    site { siteMetadata { siteUrl } }
    siteSettings { brand }
    pagesSettings { blog { title lead } }
    allBlogPost(sort: { createdAt: DESC }, limit: ${postsInFeed}) {
      nodes { slug title description html createdAt updatedAt tags { name } }
    }
  }
`; // prettier-ignore

/** Reads the newest posts from the data layer. @throws Error when it cannot be queried */
export async function readFeed(graphql: CreatePagesArgs["graphql"]): Promise<Feed> {
  const data = await queryData<FeedData>(graphql, query);
  return {
    siteUrl: data.site.siteMetadata.siteUrl,
    brand: data.siteSettings.brand,
    title: `${data.siteSettings.brand}\u00a0: ${data.pagesSettings.blog.title}`,
    subtitle: data.pagesSettings.blog.lead,
    posts: data.allBlogPost.nodes,
  };
}
