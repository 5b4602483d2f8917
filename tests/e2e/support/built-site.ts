import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { filesIn } from "../../../src/publish/sources";

/** The origin that the sites under test were built for. */
export const siteUrl = "https://www.agence.example";

export interface BuiltPage {
  /** Its address on the site: `/contact`. */
  readonly address: string;
  readonly html: string;
  readonly document: Document;
  readonly isListed: boolean;
}

/** One window for all: creating one takes as long as parsing a page. */
const parser = new new JSDOM().window.DOMParser();

/** The file that a host serves at an address of a page. */
export const fileOf = (address: string): string =>
  address === "/" ? "index.html" : `${address.slice(1)}.html`;

/** A published site as its files are. Their names are relative to its folder, with forward slashes. */
export class BuiltSite {
  readonly folder: string;
  readonly #pages = new Map<string, BuiltPage>();

  constructor(folder: string) {
    this.folder = path.join(__dirname, "../../..", folder);
  }

  /** All published files. */
  files(): string[] {
    return filesIn(this.folder);
  }

  /** A published file's text. */
  read(file: string): string {
    return readFileSync(path.join(this.folder, file), "utf8");
  }

  /** Whether a file was published at this path, which may be encoded. */
  has(pathname: string): boolean {
    const file = path.join(this.folder, decodeURI(pathname));
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  }

  /** Bytes of a published file over the wire: compressed with Brotli where hosts do so. */
  bytesOf(file: string): number {
    const at = path.join(this.folder, file);
    const found = statSync(`${at}.br`, { throwIfNoEntry: false }) ?? statSync(at, { throwIfNoEntry: false });
    return found?.size ?? 0;
  }

  /** Addresses of all published pages: no editors' forms, no documents that only lead elsewhere. */
  addresses(): string[] {
    return this.files()
      .filter((file) => file.endsWith(".html") && file !== "admin.html")
      .filter((file) => !this.read(file).includes('http-equiv="refresh"'))
      .map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`))
      .sort();
  }

  /** A published document, parsed once per worker. */
  page(address: string): BuiltPage {
    const found = this.#pages.get(address);
    if (found) return found;
    const html = this.read(fileOf(address));
    // Without style sheets: no test reads them, and jsdom is slow at parsing them.
    const bare = html.replace(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, "$1");
    const document = parser.parseFromString(bare, "text/html");
    const base = document.createElement("base");
    base.href = siteUrl + address;
    document.head.prepend(base);
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? "";
    const page = { address, html, document, isListed: !robots.includes("noindex") };
    this.#pages.set(address, page);
    return page;
  }
}

/** The site of `content/`: tests know nothing of what it says. */
export const ownSite = new BuiltSite("dist");

/** The site of `tests/content`. */
export const testSite = new BuiltSite(".test-site/dist");
