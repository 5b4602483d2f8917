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
  /** Hosts that have not answered in time during this build; one that does not is added. */
  readonly silentHosts: Set<string>;
}

/** How long a picture may take, in milliseconds. Gatsby's own limits begin with an answer, which may never come. */
export const patience = 60_000;

/**
 * Downloads a post's picture into the data layer and gives its file node's id. A picture that cannot be had, or is
 * none (see `rasterExtension`), is a warning and undefined: the page then shows its placeholder. A host that lets one
 * wait in vain is not asked for others.
 */
export async function downloadPicture(
  args: SourceNodesArgs,
  { url, base, post, silentHosts }: Download,
): Promise<string | undefined> {
  const { actions, createNodeId, getCache, reporter } = args;
  if (!url.trim()) return undefined;
  try {
    if (!URL.canParse(url, base)) throw new Error("adresse illisible");
    const { href, host } = new URL(url, base);
    if (silentHosts.has(host)) throw new Error(`${host} n’a pas répondu pour une autre image`);
    // Whatever has a node can be published: what comes has none before it was looked at.
    const download = createRemoteFileNode({ url: href, createNode: () => undefined, createNodeId, getCache });
    const received = await inTime(download, patience, () => void silentHosts.add(host));
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

/** The work's result, or an error after so many milliseconds; the work then goes on unheard. */
async function inTime<Result>(work: Promise<Result>, limit: number, onLate: () => void): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new Error(`rien n’est venu en ${limit / 1000} s`));
    }, limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
