import { createRemoteFileNode } from "gatsby-source-filesystem";
import type { SourceNodesArgs } from "gatsby";
import type { ApiPost } from "../../agency-api/contract";

interface Download {
  /** As the API gives it: absolute, or relative to the API's origin. */
  readonly url: string;
  readonly base: string;
  readonly post: ApiPost;
}

/**
 * Downloads a post's picture into the data layer and gives its file node's id. A picture that cannot be had is
 * a warning and undefined: the page then shows its placeholder.
 */
export async function downloadPicture(
  args: SourceNodesArgs,
  { url, base, post }: Download,
): Promise<string | undefined> {
  const { actions, createNodeId, getCache, reporter } = args;
  if (!url.trim()) return undefined;
  try {
    if (!URL.canParse(url, base)) throw new Error("adresse illisible");
    const absolute = new URL(url, base);
    const file = await createRemoteFileNode({
      url: absolute.href,
      createNode: actions.createNode,
      createNodeId,
      getCache,
    });
    return file.id;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reporter.warn(
      `Image de l’article « ${post.slug} » remplacée par un motif : ${url} ne se télécharge pas (${reason}).`,
    );
    return undefined;
  }
}
