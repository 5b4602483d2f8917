import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { filesIn } from "../../../src/publish/sources";

/** The origin that the site under test was built for. */
export const siteUrl = "https://www.agence.example";

export const publishedFolder = path.join(__dirname, "../../../dist");

export interface BuiltPage {
  /** Its address on the site: `/contact`. */
  readonly address: string;
  readonly html: string;
  readonly document: Document;
  readonly isListed: boolean;
}

/** All published files, relative to the published folder, with forward slashes. */
export const publishedFiles = (): string[] => filesIn(publishedFolder);

/** Addresses of all published pages: no editors' forms, no documents that only lead elsewhere. */
export function builtAddresses(): string[] {
  return publishedFiles()
    .filter((file) => file.endsWith(".html") && file !== "admin.html")
    .filter((file) => !readPublished(file).includes('http-equiv="refresh"'))
    .map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`))
    .sort();
}

/** A published file's text. @param file relative to the published folder */
export const readPublished = (file: string): string => readFileSync(path.join(publishedFolder, file), "utf8");

/** Whether a file was published at this path, which may be encoded. */
export const isPublished = (pathname: string): boolean =>
  statSync(path.join(publishedFolder, decodeURI(pathname)), { throwIfNoEntry: false })?.isFile() === true;

/** The file that a host serves at an address of a page. */
export const fileOf = (address: string): string =>
  address === "/" ? "index.html" : `${address.slice(1)}.html`;

const known = new Map<string, BuiltPage>();
/** One window for all: creating one takes as long as parsing a page. */
const parser = new new JSDOM().window.DOMParser();

/** A published document, parsed once per worker. */
export function builtPage(address: string): BuiltPage {
  const found = known.get(address);
  if (found) return found;
  const html = readPublished(fileOf(address));
  // Without style sheets: no test reads them, and jsdom is slow at parsing them.
  const bare = html.replace(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, "$1");
  const document = parser.parseFromString(bare, "text/html");
  const base = document.createElement("base");
  base.href = siteUrl + address;
  document.head.prepend(base);
  const robots = document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "";
  const page = { address, html, document, isListed: !robots.includes("noindex") };
  known.set(address, page);
  return page;
}
