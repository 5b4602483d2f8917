import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(?:html|css|js|json|md|svg|txt|xml|webmanifest)$/;
/** Below this many bytes a response fits into one packet anyway. */
const smallestBytes = 1024;
/** Brotli's best takes 80 ms for a document, fifty times as long as its quality 5, which weighs a tenth more. */
const qualities = { best: { brotli: 11, gzip: 9 }, fast: { brotli: 5, gzip: 6 } } as const;
type Quality = (typeof qualities)[keyof typeof qualities];
/** From this many changed files on, the best would take minutes. */
const manyFiles = 1500;

/**
 * Writes `x.br` and `x.gz` beside the text files of a folder, for servers that serve them, unless they are newer than
 * their file.
 *
 * @param files relative to the folder
 * @returns names of all compressed copies that belong there
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const candidates = files.filter((file) => compressible.test(file));
  const states = await Promise.all(candidates.map((file) => stateOf(path.join(folder, file))));
  const large = candidates.filter((_, index) => states[index] !== "small");
  const changed = candidates.filter((_, index) => states[index] === "changed");
  const quality = changed.length < manyFiles ? qualities.best : qualities.fast;
  const queue = changed.values();
  // zlib has four threads.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of queue) await writeCopies(path.join(folder, file), quality);
    }),
  );
  return large.flatMap((file) => [`${file}.br`, `${file}.gz`]);
}

async function stateOf(file: string): Promise<"small" | "changed" | "current"> {
  const [source, copy] = await Promise.all([stat(file), stat(`${file}.gz`).catch(() => undefined)]);
  if (source.size < smallestBytes) return "small";
  return copy && copy.mtimeMs >= source.mtimeMs ? "current" : "changed";
}

/** The gzip copy comes last: it tells that both are complete. */
async function writeCopies(file: string, quality: Quality): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gzip(bytes, { level: quality.gzip }));
}
