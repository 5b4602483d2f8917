import { texts, type Document, type Path } from "../document";
import type { Content } from "../read/content";
import type { Schemas } from "../schema/load";
import { blank } from "./markdown";
import { maskHtml, maskMarkdown, maskPlain } from "./mask";

/** A stretch of text that visitors read: a field, or the body of a Markdown file. */
export interface Prose {
  readonly document: Document;
  /** Undefined for a Markdown body. */
  readonly path: Path | undefined;
  readonly text: string;
  /** `text` with everything that is not prose masked, one for one. */
  readonly visible: string;
}

/** Everything written to be read, in the order of the files. Slugs, addresses, dates and choices are left out. */
export const proseOf = (content: Content, schemas: Schemas): Prose[] =>
  content.documents.flatMap((document) => proseOfDocument(document, schemas));

/** The same for one file. */
export function proseOfDocument(document: Document, schemas: Schemas): Prose[] {
  const fields = [...texts(document.data)].flatMap(({ path, text }) => {
    const form = schemas.at(document.kind, path)?.ref ?? "";
    if (!["texte", "etiquette", "html", "code"].includes(form) && path.at(-1) !== "alt") return [];
    // Of code, only a starter's text is looked for.
    const visible = form === "code" ? blank(text) : form === "html" ? maskHtml(text) : maskPlain(text);
    return { document, path, text, visible };
  });
  if (!document.body) return fields;
  const { text } = document.body;
  return [...fields, { document, path: undefined, text, visible: maskMarkdown(text) }];
}
