import rss from "@astrojs/rss";
import type { APIContext } from "astro";
import { allPosts, articlePath } from "../../lib/posts";
import pages from "../../../content/settings/pages.json";

/** The thirty newest posts with their full text. */
export async function GET({ site }: APIContext) {
  const posts = await allPosts;
  return rss({
    title: pages.blog.title,
    description: pages.blog.lead,
    site: site!,
    trailingSlash: false,
    items: posts.slice(0, 30).map((post) => ({
      title: post.data.title,
      description: post.data.description,
      pubDate: post.data.date,
      link: articlePath(post),
      categories: post.data.tags,
      content: post.rendered?.html,
    })),
  });
}
