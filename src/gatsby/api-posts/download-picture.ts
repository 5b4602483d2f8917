import { readFile } from "node:fs/promises";
import { createFileNodeFromBuffer, createRemoteFileNode } from "gatsby-source-filesystem";
import type { SourceNodesArgs } from "gatsby";
import type { ApiPost } from "../../agency-api/contract";
import { rasterExtension } from "./raster-extension";

interface Download {
  /** As the API gives it: absolute, or relative to the API's origin. */
  readonly url: string;
  readonly base: string;
  readonly post: ApiPost;
}

/**
 * Downloads a post's picture into the data layer and gives its file node's id. A picture that cannot be had, or is
 * none (see `rasterExtension`), is a warning and undefined: the page then shows its placeholder.
 */
export async function downloadPicture(
  args: SourceNodesArgs,
  { url, base, post }: Download,
): Promise<string | undefined> {
  const { actions, createNodeId, getCache, reporter } = args;
  if (!url.trim()) return undefined;
  try {
    if (!URL.canParse(url, base)) throw new Error("adresse illisible");
    const received = await createRemoteFileNode({
      url: new URL(url, base).href,
      // Whatever has a node can be published: what comes has none before it was looked at.
      createNode: () => undefined,
      createNodeId,
      getCache,
    });
    const buffer = await readFile(received.absolutePath);
    const picture = await createFileNodeFromBuffer({
      buffer,
      name: received.name,
      ext: await rasterExtension(buffer),
      createNode: actions.createNode,
      createNodeId,
      getCache,
    });
    return picture.id;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reporter.warn(`Image de l’article « ${post.slug} » remplacée par un motif : ${url} (${reason}).`);
    return undefined;
  }
}
