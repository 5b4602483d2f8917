import { createRequire } from "node:module";
import path from "node:path";
import type { DOMWindow, JSDOM } from "jsdom";
import { parseHtml } from "../../shared/html";

let made: DOMWindow | undefined;

/** A browser's window at build. */
export const dom = (): DOMWindow => (made ??= new (loadJsdom())("<!doctype html>").window);

/** Loaded on first use: it takes most of a second in each process of a build, and only one of them needs it. */
const loadJsdom = (): typeof JSDOM => {
  const load = createRequire(path.resolve("package.json"));
  return (load("jsdom") as { JSDOM: typeof JSDOM }).JSDOM;
};

/**
 * `parseHtml` at build, always in the same document: jsdom keeps every document that was queried by selector in
 * memory.
 */
export const parse = (html: string): HTMLElement => parseHtml(html, dom().document);
