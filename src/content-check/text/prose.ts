import { texts, type Document, type Path } from "../document";
import type { Content } from "../read/content";
import type { SchemaLookup } from "../schema/lookup";
import { readHtml } from "./html";
import { blank, blankMarkup, markdownNodes } from "./markdown";

/** A stretch of text that visitors read: a field, or the body of a Markdown file. */
export interface Prose {
  readonly document: Document;
  /** Undefined for a Markdown body. */
  readonly path: Path | undefined;
  readonly text: string;
  /** `text` with everything that is not prose masked, one for one. */
  readonly visible: string;
}

/** Everything written to be read, in the order of the files. Slugs, addresses, dates, choices and code are left out. */
export const proseOf = (content: Content, schemas: SchemaLookup): Prose[] =>
  content.documents.flatMap((document) => proseOfDocument(document, schemas));

/** The same for one file. */
export function proseOfDocument(document: Document, schemas: SchemaLookup): Prose[] {
  const fields = texts(document.data).flatMap(({ path, text }) => {
    if (!holdsProse(document.kind, path, schemas)) return [];
    const isHtml = schemas.at(document.kind, path)?.ref === "html";
    return { document, path, text, visible: isHtml ? maskHtml(text) : maskPlain(text) };
  });
  if (!document.body) return fields;
  const { text } = document.body;
  return [...fields, { document, path: undefined, text, visible: maskMarkdown(text) }];
}

/** Whether a field is written to be read. */
export const holdsProse = (kind: string, path: Path, schemas: SchemaLookup): boolean =>
  ["texte", "etiquette", "html"].includes(schemas.at(kind, path)?.ref ?? "") || path.at(-1) === "alt";

/** Addresses, in any text: their colons, dots and question marks are not punctuation. */
const addresses =
  /(?:\b(?:https?:\/\/|www\.)[^\s<>«»"\u00a0]*[^\s<>«»"\u00a0.,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])(?:\.{1,2}|~)?\/[\w.-]+(?:\/[\w.*-]+)+)/gu;
const references = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;

/** What a mark stands for is prose; its name is none. */
const mark = /\{\{[^{}\n]*\}\}/g;

/** Masks what is not prose in a plain text: marks, web, mail and file addresses, character references. */
export const maskPlain = (text: string): string =>
  text.replace(mark, blank).replace(addresses, blank).replace(references, blank);

/** Masks what is not prose in HTML: tags with their attributes, ends of ordinals, character references, addresses. */
export function maskHtml(html: string): string {
  const shown = readHtml(html).texts.map(({ from, to, parent }) => {
    const text = html.slice(from, to);
    return { from, text: parent === "sup" ? blank(text) : text };
  });
  return maskPlain(onto(blankMarkup(html), shown));
}

/**
 * Masks what is not prose in Markdown: code, the targets of links and pictures, raw HTML, the signs of blocks and tables,
 * escapes. The labels of links and the alternative texts of pictures stay.
 */
export function maskMarkdown(text: string): string {
  const shown = markdownNodes(text).flatMap(({ type, from, to, alt }) => {
    const source = text.slice(from, to);
    if (text.endsWith("<sup>", from)) return { from, text: blank(source) };
    if (type === "text") return { from, text: source.replace(unread, blank) };
    if (type === "code" || type === "inlineCode") return { from, text: blank(source) };
    return type === "image" && alt && source.startsWith(`![${alt}]`) ? { from: from + 2, text: alt } : [];
  });
  return maskPlain(onto(blankMarkup(text), shown));
}

/** In a text of Markdown: escapes, the address of what looks like a link, and the sign of a footnote. */
const unread = /\\[!-/:-@[-`{-~]|\]\([^)\n]*\)|^\[\^[^\]\n]+\]:/gm;

/** A masked text with some of its stretches put back. */
const onto = (masked: string, shown: readonly { readonly from: number; readonly text: string }[]): string =>
  shown.reduce(
    (whole, { from, text }) => whole.slice(0, from) + text + whole.slice(from + text.length),
    masked,
  );
