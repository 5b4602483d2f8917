import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { readLedger, stampOf, writeLedger } from "../ledger";
import { listFiles } from "../list-files";
import type { Folders } from "./folders";
import { keepRawDocument, removeEmptyFolders } from "./raw-documents";
import { inlineHashes } from "./security-policy";

/** One rewriting of a document. It always starts from what Gatsby wrote, so it need not recognise its own work. */
export type DocumentStep = (html: string) => string;

interface Publication {
  readonly folders: Folders;
  /** Paths of Gatsby's pages, without trailing slash; `/404.html` is the 404 document. */
  readonly pages: readonly string[];
  /** Documents of our own making, by file name: the meta-refresh pages. */
  readonly extra: ReadonlyMap<string, string>;
  readonly steps: readonly DocumentStep[];
  /** Changes with whatever else than a document its rewriting depends on: code, style sheets, settings. */
  readonly recipe: string;
}

/** What was published. */
export interface PublishedDocuments {
  readonly count: number;
  /** Hashes of the scripts that documents have inline, as the security policy spells them, each once. */
  readonly scripts: ReadonlySet<string>;
}

/** A document as it was published: what came in, what went out. */
interface Published {
  readonly recipe: string;
  readonly raw: string | undefined;
  readonly final: string | undefined;
  readonly scripts: readonly string[];
}

/**
 * Publishes each page as `x.html`, which the common hosts serve at `/x` without a redirect, and nothing else: a
 * document of an earlier build or an inner fragment of Gatsby's does not stay. One that Gatsby left as it was is
 * left as it was too, without being read.
 *
 * Each file synchronously: the system has them all in memory, and threads would bring them no sooner. Between two of
 * them other work goes on.
 */
export async function publishDocuments(publication: Publication): Promise<PublishedDocuments> {
  const { folders, pages, extra, steps, recipe } = publication;
  const known = await readLedger<Published>(folders.documentLedger);
  const ledger: Record<string, Published> = {};
  const emptied = new Set<string>();
  const targetOf = (file: string): string => path.join(folders.published, file);
  const publish = (file: string, html: string, raw?: string): void => {
    const text = steps.reduce((before, step) => step(before), html);
    writeIfChanged(targetOf(file), text);
    const { scripts } = inlineHashes(text);
    ledger[file] = { recipe, raw, final: stampOf(targetOf(file)), scripts };
  };

  for (const page of pages) {
    await setImmediate();
    const rawFile = rawFileOf(page);
    const file = publishedFileOf(page);
    const raw = stampOf(targetOf(rawFile));
    const before = known[file];
    const isKnown = before?.recipe === recipe && raw !== undefined && before.raw === raw;
    if (rawFile !== file && isKnown && before.final === stampOf(targetOf(file))) {
      emptied.add(keepRawDocument(folders, rawFile));
      ledger[file] = before;
      continue;
    }
    const html = readFileSync(targetOf(rawFile), "utf8");
    emptied.add(keepRawDocument(folders, rawFile));
    // Hosts serve the document of `/404.html` for what they do not find, `/404` included.
    if (page !== "/404") publish(file, html, raw);
  }
  for (const [file, html] of extra) publish(file, html);
  clearOthers(folders, ledger);
  for (const folder of emptied) removeEmptyFolders(folders.published, folder);
  await writeLedger(folders.documentLedger, ledger);
  const documents = Object.values(ledger);
  return { count: documents.length, scripts: new Set(documents.flatMap(({ scripts }) => scripts)) };
}

/** Where Gatsby writes a page. */
export const rawFileOf = (page: string): string =>
  page.endsWith(".html") ? page.slice(1) : path.posix.join(page.slice(1), "index.html");

/** Where a page is published. */
export const publishedFileOf = (page: string): string =>
  page === "/" ? "index.html" : page.endsWith(".html") ? page.slice(1) : `${page.slice(1)}.html`;

/** An unchanged file keeps its date, which hosts and copying tools compare. */
function writeIfChanged(target: string, html: string): void {
  if (existsSync(target) && readFileSync(target, "utf8") === html) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, html);
}

function clearOthers(folders: Folders, published: Readonly<Record<string, unknown>>): void {
  for (const file of listFiles(folders.published)) {
    if (!file.endsWith(".html") || file in published || existsSync(path.join(folders.verbatim, file)))
      continue;
    const isFragment = file.startsWith("_gatsby/");
    if (!isFragment) rmSync(path.join(folders.published, file));
    const emptied = isFragment ? keepRawDocument(folders, file) : path.posix.dirname(file);
    removeEmptyFolders(folders.published, emptied);
  }
}
