import { globSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readBuildEnvironment } from "./build-environment";
import { comingPosts, hasBlog } from "./data/coming-posts";
import { createApiPostNodes } from "./api-posts/create-nodes";
import { loadApiPosts } from "./api-posts/load";

/** Pulls the agency API's posts into the data layer. Without `AGENCY_API_URL` or a blog there are none. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const { agencyApiUrl, onApiError } = readBuildEnvironment(process.env);
  if (!agencyApiUrl || !hasBlog("content")) return;
  const { reporter } = args;
  const activity = reporter.activityTimer("articles de l’API");
  activity.start();
  try {
    const posts = await loadApiPosts({
      baseUrl: agencyApiUrl,
      onApiError,
      warn: (message) => reporter.warn(message),
      progress: (done, total) => activity.setStatus(`${done} sur ${total}`),
    });
    await createApiPostNodes(args, { posts, baseUrl: agencyApiUrl, markdownSlugs: markdownSlugs() });
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  } finally {
    activity.end();
  }
};

/** Slugs of the Markdown posts, without those dated in the future and drafts. */
function markdownSlugs(): Set<string> {
  const coming = comingPosts("content");
  const slugs = globSync("*/index.md", { cwd: "content/blog" }).map((file) => path.dirname(file));
  return new Set(slugs.filter((slug) => !coming.includes(slug)));
}
