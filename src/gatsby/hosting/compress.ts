import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { mapConcurrently } from "../concurrency";
import { readLedger, stampOf, writeLedger } from "../ledger";
import type { Folders } from "./folders";
import { hashedAsset, immutableFolder } from "./response-headers";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;
/** Below this many bytes a response fits into one packet anyway. */
const smallest = 1024;

/** Brotli quality. The higher saves a tenth, and takes fifty times as long: 80 ms for a document. */
const quality = { high: 11, low: 5 } as const;
/** Documents that one build compresses well; where more have changed, it would take minutes. */
const few = 300;

/** A file as it was when it was compressed. */
interface Compressed {
  readonly stamp: string | undefined;
  readonly digest: string;
}

/**
 * Writes `x.br` and `x.gz` beside each text file of the site, for the servers that serve them. A file that is as
 * the last build left it is not compressed again, and compressed files whose source is gone go too. Documents are
 * compressed well, since their first packets are what a visitor waits for, unless that would hold up a large build.
 *
 * @returns how many files were compressed
 */
export async function compressPublished(folders: Folders): Promise<number> {
  const files = (await readdir(folders.published, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folders.published, path.join(entry.parentPath, entry.name)));
  const present = new Set(files);
  const known = await readLedger<Compressed>(folders.compressionLedger);
  const ledger: Record<string, Compressed> = {};
  const changed: string[] = [];

  const sources = files.filter((file) => compressible.test(file));
  await mapConcurrently(sources, 8, async (file) => {
    const source = path.join(folders.published, file);
    const stamp = await stampOf(source);
    const before = present.has(`${file}.br`) && present.has(`${file}.gz`) ? known[file] : undefined;
    if (before && before.stamp === stamp) {
      ledger[file] = before;
      return;
    }
    const bytes = await readFile(source);
    if (bytes.length < smallest) return;
    const digest = createHash("sha1").update(bytes).digest("base64");
    ledger[file] = { stamp, digest };
    if (before?.digest === digest) return;
    changed.push(file);
  });
  const isDocument = (file: string): boolean => file.endsWith(".html");
  const isInTime = changed.filter(isDocument).length <= few;
  const isHigh = (file: string): boolean => isLasting(file) || (isInTime && isDocument(file));
  await mapConcurrently(changed, 8, async (file) => {
    const source = path.join(folders.published, file);
    await writeCompressed(source, await readFile(source), isHigh(file) ? quality.high : quality.low);
  });

  const stale = files.filter((file) => {
    const source = /^(.+)\.(?:br|gz)$/.exec(file)?.[1];
    return source !== undefined && compressible.test(source) && !(source in ledger);
  });
  await Promise.all(stale.map((file) => rm(path.join(folders.published, file))));
  await writeLedger(folders.compressionLedger, ledger);
  return changed.length;
}

/** Its name holds its hash: it is compressed once, and downloaded for years. */
const isLasting = (file: string): boolean =>
  hashedAsset.test(file) || `/${file.split(path.sep).join("/")}`.startsWith(immutableFolder);

async function writeCompressed(file: string, bytes: Buffer, brotliQuality: number): Promise<void> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((result) => writeFile(`${file}.br`, result)),
    gzip(bytes, { level: 9 }).then((result) => writeFile(`${file}.gz`, result)),
  ]);
}
