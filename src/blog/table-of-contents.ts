import { htmlToText } from "../shared/html";
import { makeTablesAndCodeUsable, renameElement, wrapTexts } from "../shared/usable-html";
import { joinNumbers } from "../shared/join-numbers";

/** One line of an article's table of contents. */
export interface TocEntry {
  /** Text of the heading, without the number its author may have typed. */
  readonly title: string;
  /** Id of the heading in the document: `section-0`, `section-1` … in order of appearance. */
  readonly id: string;
  /** Hierarchical number: `1.`, `1.1.`, `1.1.1.`. */
  readonly number: string;
}

const headings = "h1, h2, h3, h4, h5, h6";
/** Levels of its author that the table takes in (docs/ecrans.md, « Article »). */
const lowestListed = 3;

/**
 * Makes an article ready for its page, at build and in the browser alike: paragraphs around its texts, ids and
 * levels for the headings, and tables and code for everyone.
 * @param article its elements (`parseHtml`), which are changed
 */
export function prepareArticle(article: HTMLElement): { html: string; entries: TocEntry[] } {
  wrapTexts(article);
  makeTablesAndCodeUsable(article);
  const entries = listHeadings(article);
  return { html: joinNumbers(article.innerHTML), entries };
}

/**
 * Gives each h1–h3 of an article the id `section-{index}` and lists them, numbered (docs/ecrans.md, « Article »).
 *
 * In the document the headings start at h2, whatever level their author began with, since the page's one h1 is the
 * article's title, and none is more than one level below the one it belongs to (WCAG 1.3.1, technique G141). A
 * heading without text gets neither id nor entry; one without a picture either is dropped. One around others is none.
 */
function listHeadings(article: HTMLElement): TocEntry[] {
  const entries: TocEntry[] = [];
  const open: number[] = [];
  const counters: number[] = [];
  const renamed = new Map<string, string>();
  for (const heading of article.querySelectorAll(headings)) {
    if (heading.querySelector(headings)) {
      renameElement(heading, "div");
      continue;
    }
    const text = htmlToText(heading.innerHTML);
    if (!text && !heading.querySelector("img")) {
      heading.remove();
      continue;
    }
    const level = Number(heading.localName.slice(1));
    const depth = nest(open, level);
    const placed = renameElement(heading, `h${Math.min(6, depth + 1)}`);
    if (!text || level > lowestListed) continue;
    const id = `section-${entries.length}`;
    const number = nextNumber(counters, depth);
    entries.push({ title: withoutNumber(text, number), id, number });
    if (placed.id) renamed.set(`#${placed.id}`, `#${id}`);
    placed.id = id;
  }
  // Links to a heading by the id that its author gave it lead to its new one.
  for (const link of article.querySelectorAll('a[href^="#"]')) {
    const now = renamed.get(link.getAttribute("href") ?? "");
    if (now) link.setAttribute("href", now);
  }
  return entries;
}

/**
 * How deep a heading of `level` stands, from 1.
 * @param open levels of the headings that it may belong to, the outermost first; it joins them
 */
function nest(open: number[], level: number): number {
  while ((open.at(-1) ?? 0) >= level) open.pop();
  return open.push(level);
}

/** A heading below one that has no number itself counts that one as 1, so that no number holds a zero. */
function nextNumber(counters: number[], depth: number): string {
  for (let index = 0; index < depth - 1; index += 1) counters[index] ||= 1;
  counters[depth - 1] = (counters[depth - 1] ?? 0) + 1;
  counters.length = depth;
  return `${counters.join(".")}.`;
}

/**
 * A heading's text without the number its author typed: one with a separator or parts (`1.`, `2)`, `1.2`), or a bare
 * one equal to the heading's own. « 2026 : ce qui change » and « 1 000 clients » keep theirs.
 */
function withoutNumber(text: string, own: string): string {
  const [, typed = "", rest = ""] = /^(\d[\d.)]*)\s+(.+)/s.exec(text) ?? [];
  const isNumber = /[.)]/.test(typed) || (`${typed}.` === own && !/^\d/.test(rest));
  return isNumber ? rest : text;
}
