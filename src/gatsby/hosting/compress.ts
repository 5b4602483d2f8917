import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { mapConcurrently } from "../concurrency";
import { readLedger, stampOf, writeLedger } from "../ledger";
import { listFiles } from "../list-files";
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

/** Files of the site, by name, as the build leaves them. */
type Account = Readonly<Record<string, Compressed>>;

/**
 * Writes `x.br` and `x.gz` beside each text file of the site, for the servers that serve them. A file that is as
 * the last build left it is not compressed again, and compressed files whose source is gone go too. Documents are
 * compressed well, since their first packets are what a visitor waits for, unless that would hold up a large build.
 *
 * @param publish writes the documents; the other files are compressed in the meantime
 * @returns what it returned, and how many files were compressed
 */
export async function compressPublished<Documents>(
  folders: Folders,
  publish: () => Promise<Documents>,
): Promise<{ documents: Documents; count: number }> {
  const { published, compressionLedger } = folders;
  const known = await readLedger<Compressed>(compressionLedger);
  // Listed before, since folders of Gatsby's documents are about to go.
  const others = listFiles(published).filter((file) => !isDocument(file));
  const [documents, first] = await Promise.all([publish(), compressFiles(published, others, known)]);
  const files = listFiles(published);
  const rest = files.filter((file) => !(file in first.account));
  const last = await compressFiles(published, rest, known);

  const account = { ...first.account, ...last.account };
  const stale = files.filter((file) => {
    const source = /^(.+)\.(?:br|gz)$/.exec(file)?.[1];
    return source !== undefined && compressible.test(source) && !(source in account);
  });
  await Promise.all(stale.map((file) => rm(path.join(published, file))));
  await writeLedger(compressionLedger, account);
  return { documents, count: first.count + last.count };
}

/** Compresses what of some files has changed. @param files compressed ones among them, as far as they are there */
async function compressFiles(
  folder: string,
  files: readonly string[],
  known: Account,
): Promise<{ account: Account; count: number }> {
  const present = new Set(files);
  const account: Record<string, Compressed> = {};
  const changed: string[] = [];
  for (const file of files.filter((name) => compressible.test(name))) {
    const source = path.join(folder, file);
    const stamp = stampOf(source);
    const before = present.has(`${file}.br`) && present.has(`${file}.gz`) ? known[file] : undefined;
    if (before && before.stamp === stamp) {
      account[file] = before;
      continue;
    }
    const bytes = readFileSync(source);
    if (bytes.length < smallest) continue;
    const digest = createHash("sha1").update(bytes).digest("base64");
    account[file] = { stamp, digest };
    if (before?.digest !== digest) changed.push(file);
  }
  const isInTime = changed.filter(isDocument).length <= few;
  const isHigh = (file: string): boolean => isLasting(file) || (isInTime && isDocument(file));
  await mapConcurrently(changed, 8, (file) =>
    writeCompressed(path.join(folder, file), isHigh(file) ? quality.high : quality.low),
  );
  return { account, count: changed.length };
}

const isDocument = (file: string): boolean => file.endsWith(".html");

/** Its name holds its hash: it is compressed once, and downloaded for years. */
const isLasting = (file: string): boolean => hashedAsset.test(file) || `/${file}`.startsWith(immutableFolder);

async function writeCompressed(file: string, brotliQuality: number): Promise<void> {
  const bytes = readFileSync(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [asBrotli, asGzip] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
  writeFileSync(`${file}.br`, asBrotli);
  writeFileSync(`${file}.gz`, asGzip);
}
