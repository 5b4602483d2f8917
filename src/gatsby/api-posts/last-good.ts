import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ApiPost } from "../../agency-api/contract";

/** The posts of a build whose API calls all succeeded. */
interface LastGood {
  /** Base address of the API that gave them. */
  readonly from: string;
  /** ISO 8601 instant. */
  readonly fetchedAt: string;
  readonly posts: ApiPost[];
}

/** Outside `.cache`, which Gatsby empties whenever its configuration changes. */
const defaultFolder = path.resolve(".last-good");

/**
 * Each API has a file of its own: a trial on this machine leaves the posts of the agency's as they are. The stand-in of
 * `npm start`, which has another port each time, has one too.
 */
function fileOf(from: string, folder: string): string {
  const withoutPort = from.replace(/:\d+(?=\/|$)/, "");
  return path.join(folder, `${createHash("sha256").update(withoutPort).digest("hex").slice(0, 16)}.json`);
}

/** Keeps the posts for a later build whose API fails; the file is replaced as a whole or not at all. */
export async function writeLastGood(from: string, posts: ApiPost[], folder = defaultFolder): Promise<void> {
  const file = fileOf(from, folder);
  const lastGood: LastGood = { from, fetchedAt: new Date().toISOString(), posts };
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(lastGood));
  await rename(`${file}.new`, file);
}

/**
 * The posts of the last good build; undefined when there is none, when the file cannot be read, or when they came
 * from another API: a demonstration's or a trial's posts must never be published as the agency's.
 */
export async function readLastGood(from: string, folder = defaultFolder): Promise<LastGood | undefined> {
  try {
    const kept = JSON.parse(await readFile(fileOf(from, folder), "utf8")) as LastGood;
    return kept.from === from && Array.isArray(kept.posts) ? kept : undefined;
  } catch {
    return undefined;
  }
}
