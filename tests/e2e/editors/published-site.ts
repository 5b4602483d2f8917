import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { siteUrl, visibleText } from "../support/built-pages";

/** The site that was built from the editor's copy of the project. */
export class PublishedSite {
  private readonly documents = new Map<string, Document>();

  /** @param folder its `public` */
  constructor(private readonly folder: string) {}

  /** The document at an address of the site, without its scripts being run. */
  document(address: string): Document {
    const known = this.documents.get(address);
    if (known) return known;
    const file = address === "/" ? "index.html" : `${address.slice(1)}.html`;
    const { document } = new JSDOM(this.read(file), { url: siteUrl + address }).window;
    this.documents.set(address, document);
    return document;
  }

  /** What a reader finds on a page; every space is plain and single. */
  text(address: string): string {
    return visibleText(this.document(address)).replace(/\s+/g, " ");
  }

  /** True when a page links to another one. */
  links(from: string, to: string): boolean {
    return this.document(from).querySelector(`main a[href="${to}"]`) !== null;
  }

  /** True when the menu of the header leads there. */
  hasInMenu(to: string): boolean {
    return this.document("/").querySelector(`header a[href="${to}"]`) !== null;
  }

  /** Addresses that the sitemap lists. */
  get sitemap(): string[] {
    return Array.from(this.read("sitemap-0.xml").matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = ""]) =>
      address.replace(siteUrl, ""),
    );
  }

  has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  read(file: string): string {
    return this.bytes(file).toString("utf8");
  }

  /** @param file from the published folder, with or without a slash before it */
  bytes(file: string): Buffer {
    return readFileSync(path.join(this.folder, decodeURI(file)));
  }
}
