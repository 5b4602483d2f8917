import { htmlToText } from "../../../src/shared/html";

/** A heading of a built document. */
export interface Heading {
  readonly level: number;
  readonly text: string;
}

/** The headings of a document, in order. For our own well-formed pages only. */
export function headingsOf(html: string): Heading[] {
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, "");
  return Array.from(body.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g), ([, level, inner = ""]) => ({
    level: Number(level),
    text: htmlToText(inner),
  }));
}

/** Headings that come more than one level below the one before, as sentences. */
export function skippedLevels(headings: readonly Heading[]): string[] {
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return level > before + 1 ? [`h${level} « ${text} » after h${before}`] : [];
  });
}

/** Ids that stand more than once in a document; Gatsby brackets its scripts in comments that repeat one. */
export function repeatedIds(html: string): string[] {
  const elements = html.replace(/<!--[\s\S]*?-->/g, "");
  const ids = Array.from(elements.matchAll(/\sid="([^"]+)"/g), ([, id = ""]) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** Text of the first element with this name, as a reader sees it. */
export function textOf(html: string, element: string): string {
  return htmlToText(new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`).exec(html)?.[1] ?? "");
}
