import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { mapConcurrently } from "../api-posts/concurrency";
import type { Folders } from "./folders";
import { keepRawDocument, listHtml } from "./raw-documents";

/** One rewriting of a document. It always starts from what Gatsby wrote, so it need not recognise its own work. */
export type DocumentStep = (html: string) => string;

interface Publication {
  readonly folders: Folders;
  /** Paths of Gatsby's pages, without trailing slash; `/404.html` is the 404 document. */
  readonly pages: readonly string[];
  /** Documents of our own making, by file name: the meta-refresh pages. */
  readonly extra: ReadonlyMap<string, string>;
  readonly steps: readonly DocumentStep[];
}

/**
 * Publishes each page as `x.html`, which the common hosts serve at `/x` without a redirect, and nothing else: a
 * document of an earlier build or an inner fragment of Gatsby's does not stay.
 *
 * @returns the published documents' HTML, by file name relative to the published folder
 */
export async function publishDocuments(publication: Publication): Promise<Map<string, string>> {
  const { folders, pages, extra, steps } = publication;
  const published = new Map<string, string>();
  await mapConcurrently(pages, 16, async (page) => {
    const raw = rawFileOf(page);
    const html = await readFile(path.join(folders.published, raw), "utf8");
    await keepRawDocument(folders, raw);
    // Hosts serve the document of `/404.html` for what they do not find, `/404` included.
    if (page === "/404") return;
    published.set(publishedFileOf(page), rewrite(html, steps));
  });
  for (const [file, html] of extra) published.set(file, rewrite(html, steps));
  await mapConcurrently([...published], 16, ([file, html]) => writeIfChanged(folders, file, html));
  await clearOthers(folders, published);
  return published;
}

const rewrite = (html: string, steps: readonly DocumentStep[]): string =>
  steps.reduce((text, step) => step(text), html);

/** Where Gatsby writes a page. */
export const rawFileOf = (page: string): string =>
  page.endsWith(".html") ? page.slice(1) : path.posix.join(page.slice(1), "index.html");

/** Where a page is published. */
export const publishedFileOf = (page: string): string =>
  page === "/" ? "index.html" : page.endsWith(".html") ? page.slice(1) : `${page.slice(1)}.html`;

/** An unchanged file keeps its date, which hosts and copying tools compare. */
async function writeIfChanged(folders: Folders, file: string, html: string): Promise<void> {
  const target = path.join(folders.published, file);
  if ((await readFile(target, "utf8").catch(() => undefined)) === html) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, html);
}

async function clearOthers(folders: Folders, published: ReadonlyMap<string, string>): Promise<void> {
  for (const file of await listHtml(folders.published)) {
    if (published.has(file) || existsSync(path.join(folders.verbatim, file))) continue;
    if (file.startsWith("_gatsby/")) await keepRawDocument(folders, file);
    else await rm(path.join(folders.published, file));
  }
}
