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
const defaultFile = path.resolve(".last-good/agency-posts.json");

/** Keeps the posts for a later build whose API fails; the file is replaced as a whole or not at all. */
export async function writeLastGood(from: string, posts: ApiPost[], file = defaultFile): Promise<void> {
  const lastGood: LastGood = { from, fetchedAt: new Date().toISOString(), posts };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(lastGood));
  await rename(`${file}.new`, file);
}

/**
 * The posts of the last good build; undefined when there is none, when the file cannot be read, or when they came
 * from another API: a demonstration's or a trial's posts must never be published as the agency's.
 */
export async function readLastGood(from: string, file = defaultFile): Promise<LastGood | undefined> {
  try {
    const kept = JSON.parse(await readFile(file, "utf8")) as LastGood;
    return kept.from === from && Array.isArray(kept.posts) ? kept : undefined;
  } catch {
    return undefined;
  }
}
