import { htmlToText } from "../shared/html";

/** One line of an article's table of contents. */
export interface TocEntry {
  /** Text of the heading, without the number its author may have typed. */
  readonly title: string;
  /** Id of the heading in the document: `section-0`, `section-1` … in order of appearance. */
  readonly id: string;
  /** Hierarchical number: `1.`, `1.1.`, `1.1.1.`. */
  readonly number: string;
  /** Depth in the table, 1 to 3. */
  readonly level: 1 | 2 | 3;
}

const heading = /<h([1-3])\b([^>]*)>([\s\S]*?)<\/h\1>/gi;
const idAttribute = /\s+id=("[^"]*"|'[^']*'|[^\s>]+)/i;
const leadingNumber = /^\s*\d+(?:[.)]\d+)*[.)]?\s+(?=\S)/;

/**
 * Gives each h1–h3 of an article the id `section-{index}` and lists them, numbered (specification, section 4).
 * Works on the text of sanitised or generated HTML, so that the build and the browser share it and neither
 * needs a DOM. A heading without text gets neither id nor entry. In the document the headings start at h2,
 * whatever level their author began with: the page's one h1 is the article's title.
 */
export function withTableOfContents(html: string): { html: string; entries: TocEntry[] } {
  const entries: TocEntry[] = [];
  const depth = shallowestHeading(html);
  const counters: [number, number, number] = [0, 0, 0];
  const renamed = new Map<string, string>();
  const numbered = html.replace(heading, (whole, digit: string, attributes: string, inner: string) => {
    const text = htmlToText(inner);
    if (!text) return whole;
    const id = `section-${entries.length}`;
    const level = Math.max(1, Number(digit) - depth + 1) as TocEntry["level"];
    entries.push({ title: text.replace(leadingNumber, ""), id, number: nextNumber(counters, level), level });
    const [, ownId] = idAttribute.exec(attributes) ?? [];
    if (ownId) renamed.set(ownId.replace(/["']/g, ""), id);
    return `<h${digit}${attributes.replace(idAttribute, "")} id="${id}">${inner}</h${digit}>`;
  });
  return { html: followIds(shiftHeadings(numbered, 2 - depth), renamed), entries };
}

/** Links to a heading by the id that its author gave it lead to its new one. */
function followIds(html: string, renamed: ReadonlyMap<string, string>): string {
  if (!renamed.size) return html;
  return html.replace(/(<a\b[^>]*?\shref="#)([^"]*)"/gi, (whole, before: string, id: string) => {
    const now = renamed.get(id);
    return now ? `${before}${now}"` : whole;
  });
}

/** Moves every heading of a document by `offset` levels, to h2 at the highest and h6 at the lowest. */
function shiftHeadings(html: string, offset: number): string {
  return html.replace(/<(\/?)h([1-6])\b/gi, (_, slash: string, digit: string) => {
    const level = Math.min(6, Math.max(2, Number(digit) + offset));
    return `<${slash}h${level}`;
  });
}

/** An article whose headings start at h2 is numbered from 1., not from 0.1; h2 where there is no heading. */
function shallowestHeading(html: string): number {
  const levels = Array.from(html.matchAll(heading))
    .filter(([, , , inner = ""]) => htmlToText(inner))
    .map(([, digit]) => Number(digit));
  return levels.length ? Math.min(...levels) : 2;
}

/** A heading that skips a level ("h1, h3") counts the skipped one as 1, so that no number holds a zero. */
function nextNumber(counters: [number, number, number], level: TocEntry["level"]): string {
  for (let index = 0; index < level - 1; index += 1) counters[index] ||= 1;
  counters[level - 1] = (counters[level - 1] ?? 0) + 1;
  counters.fill(0, level);
  return `${counters.slice(0, level).join(".")}.`;
}
