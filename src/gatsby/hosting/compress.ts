import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { mapConcurrently } from "../api-posts/concurrency";
import type { Folders } from "./folders";
import { hashedAsset, immutableFolder } from "./response-headers";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;
/** Below this many bytes a response fits into one packet anyway. */
const smallest = 1024;

/**
 * Brotli quality. A file whose name holds its hash is compressed once and downloaded for years; documents and data
 * are compressed again by each build that changes them, and higher qualities save a tenth for seven times the time.
 */
const quality = { lasting: 10, changing: 5 } as const;

/**
 * Writes `x.br` and `x.gz` beside each text file of the site, for the servers that serve them. A file that is as
 * the last build left it is not compressed again, and compressed files whose source is gone go too.
 *
 * @returns how many files were compressed
 */
export async function compressPublished(folders: Folders): Promise<number> {
  const files = (await readdir(folders.published, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folders.published, path.join(entry.parentPath, entry.name)));
  const present = new Set(files);
  const known = await readLedger(folders.compressionLedger);
  const ledger: Record<string, string> = {};
  let compressed = 0;

  const sources = files.filter((file) => compressible.test(file));
  await mapConcurrently(sources, 4, async (file) => {
    const bytes = await readFile(path.join(folders.published, file));
    if (bytes.length < smallest) return;
    const hash = createHash("sha1").update(bytes).digest("base64");
    ledger[file] = hash;
    if (known[file] === hash && present.has(`${file}.br`) && present.has(`${file}.gz`)) return;
    compressed += 1;
    await writeCompressed(path.join(folders.published, file), bytes, isLasting(file));
  });

  const stale = files.filter((file) => {
    const source = /^(.+)\.(?:br|gz)$/.exec(file)?.[1];
    return source !== undefined && compressible.test(source) && !(source in ledger);
  });
  await Promise.all(stale.map((file) => rm(path.join(folders.published, file))));
  await mkdir(path.dirname(folders.compressionLedger), { recursive: true });
  await writeFile(folders.compressionLedger, JSON.stringify(ledger));
  return compressed;
}

const isLasting = (file: string): boolean =>
  hashedAsset.test(file) || `/${file.split(path.sep).join("/")}`.startsWith(immutableFolder);

async function writeCompressed(file: string, bytes: Buffer, lasting: boolean): Promise<void> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: lasting ? quality.lasting : quality.changing,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((result) => writeFile(`${file}.br`, result)),
    gzip(bytes, { level: 9 }).then((result) => writeFile(`${file}.gz`, result)),
  ]);
}

async function readLedger(file: string): Promise<Record<string, string>> {
  const exists = await stat(file).catch(() => undefined);
  return exists ? (JSON.parse(await readFile(file, "utf8")) as Record<string, string>) : {};
}
