import { readFile } from "node:fs/promises";
import path from "node:path";
import { createFileNodeFromBuffer, createRemoteFileNode } from "gatsby-source-filesystem";
import type { SourceNodesArgs } from "gatsby";
import type { ApiPost } from "../../agency-api/contract";
import { decodePath } from "../../shared/decode-path";
import { rasterExtension } from "./raster-extension";

interface Download {
  /** As the API gives it: absolute, or relative to the API's origin. */
  readonly url: string;
  readonly base: string;
  readonly post: ApiPost;
  /** Hosts that did not answer in time during this build; filled here. */
  readonly silentHosts: Set<string>;
}

/** How long a picture may take. Gatsby's own timeouts start with the first answer, which may never come. */
export const timeoutMs = 60_000;

/**
 * Downloads a post's picture into the data layer and gives its file node's id. A picture that cannot be
 * downloaded or used (see `rasterExtension`) gives a warning and undefined: the page then shows its placeholder. A host
 * that let one request time out is not asked again in this build.
 */
export async function downloadPicture(
  args: SourceNodesArgs,
  { url, base, post, silentHosts }: Download,
): Promise<string | undefined> {
  const { actions, createNodeId, getCache, reporter } = args;
  if (!url.trim()) return undefined;
  try {
    if (!URL.canParse(url, base)) throw new Error("adresse illisible");
    const { href, host, pathname } = new URL(url, base);
    if (silentHosts.has(host)) throw new Error(`${host} n’a pas répondu pour une autre image`);
    // Any file with a node may be published, so this one gets its node only after its content has been checked.
    // Gatsby decodes the name, and fails where its escapes are no UTF-8 ("%E9").
    const name = path.parse(decodePath(pathname)).name.replaceAll("%", "-");
    const file = { url: href, name, createNode: () => undefined, createNodeId, getCache };
    const download = createRemoteFileNode(file);
    const received = await withTimeout(download, () => void silentHosts.add(host));
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

/** Rejects after `timeoutMs`; the download itself cannot be stopped. */
async function withTimeout<Result>(work: Promise<Result>, onTimeout: () => void): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onTimeout();
      reject(new Error(`rien n’est venu en ${timeoutMs / 1000} s`));
    }, timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
