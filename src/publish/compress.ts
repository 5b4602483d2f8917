import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { mapConcurrently } from "../shared/concurrency";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export const textExtensions = ["html", "css", "js", "json", "md", "svg", "txt", "xml", "webmanifest"];
export const textFiles = new RegExp(`\\.(?:${textExtensions.join("|")})$`);
/** Below this many bytes a response fits into one packet anyway. */
const smallestBytes = 1024;

/**
 * Writes `x.br` and `x.gz` beside the text files of a folder, for servers that serve them, unless they are newer than
 * their file.
 *
 * @param files relative to the folder
 * @returns names of all compressed copies that belong there
 */
export async function compressFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const large = files.filter(
    (file) => textFiles.test(file) && statSync(path.join(folder, file)).size >= smallestBytes,
  );
  // zlib has four threads.
  await mapConcurrently(large, 4, (file) => writeCopies(path.join(folder, file)));
  return large.flatMap((file) => [`${file}.br`, `${file}.gz`]);
}

/** The gzip copy is written last and marks both as complete. */
async function writeCopies(file: string): Promise<void> {
  const copy = statSync(`${file}.gz`, { throwIfNoEntry: false });
  if (copy && copy.mtimeMs >= statSync(file).mtimeMs) return;
  const bytes = await readFile(file);
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }));
}
