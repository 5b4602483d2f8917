import { texts, type Document, type Path } from "../document";
import type { Content } from "../read/content";
import { isRich, isText, type SchemaLookup } from "../schema/lookup";
import { blank, markdownNodes, withoutForeign } from "./markdown";

/** A stretch of text that visitors read: a plain field, or what stands between the signs of a rich one. */
export interface Prose {
  readonly document: Document;
  /** Undefined for a Markdown body. */
  readonly path: Path | undefined;
  /** Where the stretch begins in the field or body. */
  readonly index: number;
  /** Marks and addresses are spaces in it. */
  readonly text: string;
}

/** All French that is written to be read, in the order of the files. Slugs, addresses, dates, choices and code are left out. */
export const proseOf = (content: Content, schemas: SchemaLookup): Prose[] =>
  content.documents.flatMap((document) =>
    texts(document.data)
      .flatMap(({ path, text }) => {
        const schema = schemas.at(document.kind, path) ?? {};
        if (isRich(schema)) return stretchesOf(document, path, text);
        return isText(schema) ? { document, path, index: 0, text: readable(text) } : [];
      })
      .concat(document.body ? stretchesOf(document, undefined, document.body.text) : []),
  );

/** The texts of Markdown, the labels of links and the alternative texts of pictures among them. */
function stretchesOf(document: Document, path: Path | undefined, source: string): Prose[] {
  const french = withoutForeign(source);
  return markdownNodes(source).flatMap(({ type, from, to, alt }) => {
    if (type === "text") return { document, path, index: from, text: readable(french.slice(from, to)) };
    const isShown = type === "image" && alt && source.startsWith(`![${alt}]`, from);
    return isShown ? { document, path, index: from + 2, text: readable(alt) } : [];
  });
}

/** Addresses in any text, marks, and escapes of Markdown. */
const unread =
  /\b(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])(?:\.{1,2}|~)?\/[\w.-]+(?:\/[\w.*-]+)+|\{\{[^{}\n]*\}\}|\\[!-/:-@[-`{-~]/gu;

const readable = (text: string): string =>
  Array.from(text.matchAll(unread)).reduce(
    (rest, { index, 0: { length } }) => blank(rest, index, index + length),
    text,
  );
