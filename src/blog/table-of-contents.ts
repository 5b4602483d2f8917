import { htmlToText, withUsableTables } from "../shared/html";

/** One line of an article's table of contents. */
export interface TocEntry {
  /** Text of the heading, without the number its author may have typed. */
  readonly title: string;
  /** Id of the heading in the document: `section-0`, `section-1` … in order of appearance. */
  readonly id: string;
  /** Hierarchical number: `1.`, `1.1.`, `1.1.1.`. */
  readonly number: string;
}

/** A heading without another in it. */
const heading = /<h([1-6])\b([^>]*)>((?:(?!<\/?h[1-6]\b)[\s\S])*)<\/h\1>/gi;
const idAttribute = /\s+id=("[^"]*"|'[^']*'|[^\s>]+)/i;
const leadingNumber = /^\s*\d+(?:[.)]\d+)*[.)]?\s+(?=\S)/;
/** Levels of its author that the table takes in (docs/ecrans.md, « Article »). */
const lowestListed = 3;

/**
 * Makes an article's HTML ready for its page, at build and in the browser alike: ids and levels for the headings, and
 * code and tables for everyone.
 * @param html generated or sanitised
 */
export const prepareArticle = (html: string) => withTableOfContents(withUsableTables(html));

/**
 * Gives each h1–h3 of an article the id `section-{index}` and lists them, numbered (docs/ecrans.md, « Article »).
 * Works on the text of sanitised or generated HTML, so that the build and the browser share it and neither
 * needs a DOM.
 *
 * In the document the headings start at h2, whatever level their author began with, since the page's one h1 is the
 * article's title, and none is more than one level below the one it belongs to (WCAG 1.3.1, technique G141). A
 * heading without text gets neither id nor entry; one without a picture either is dropped.
 */
export function withTableOfContents(html: string): { html: string; entries: TocEntry[] } {
  const entries: TocEntry[] = [];
  const open: number[] = [];
  const counters: number[] = [];
  const renamed = new Map<string, string>();
  const numbered = html.replace(heading, (_whole, digit: string, attributes: string, inner: string) => {
    const text = htmlToText(inner);
    if (!text && !/<img\b/i.test(inner)) return "";
    const isListed = Boolean(text) && Number(digit) <= lowestListed;
    const depth = nest(open, Number(digit));
    const tag = `h${Math.min(6, depth + 1)}`;
    if (!isListed) return `<${tag}${attributes}>${inner}</${tag}>`;
    const id = `section-${entries.length}`;
    entries.push({ title: text.replace(leadingNumber, ""), id, number: nextNumber(counters, depth) });
    const [, ownId] = idAttribute.exec(attributes) ?? [];
    if (ownId) renamed.set(ownId.replace(/["']/g, ""), id);
    return `<${tag}${attributes.replace(idAttribute, "")} id="${id}">${inner}</${tag}>`;
  });
  return { html: followIds(numbered, renamed), entries };
}

/** Links to a heading by the id that its author gave it lead to its new one. */
function followIds(html: string, renamed: ReadonlyMap<string, string>): string {
  if (!renamed.size) return html;
  return html.replace(/(<a\b[^>]*?\shref="#)([^"]*)"/gi, (whole, before: string, id: string) => {
    const now = renamed.get(id);
    return now ? `${before}${now}"` : whole;
  });
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
