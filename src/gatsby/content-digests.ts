import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { mapConcurrently } from "./concurrency";
import { listFiles } from "./list-files";
import { shownDigest } from "./shown-digest";

/** A plugin's cache, as far as it is used here. */
interface Cache {
  get(key: string): Promise<unknown>;
  set(key: string, value: string): Promise<unknown>;
}

/**
 * Notes the MD5 digests of all files below a folder where gatsby-source-filesystem looks for them before it computes
 * one itself (its `create-file-node.js`). It begins all of them at once, each with a WebAssembly instance of its own:
 * with 20 000 files a first build did nothing else for minutes. Only the start of each, since Gatsby publishes files
 * below their digest.
 *
 * @param cache that plugin's
 */
export async function noteContentDigests(folder: string, cache: Cache): Promise<void> {
  await mapConcurrently(listFiles(folder), 16, async (name) => {
    const file = path.join(folder, name);
    const { mtimeMs, ino } = statSync(file);
    const key = mtimeMs.toString() + ino.toString();
    if (await cache.get(key)) return;
    await cache.set(
      key,
      createHash("md5")
        .update(await readFile(file))
        .digest("hex")
        .slice(0, shownDigest),
    );
  });
}
