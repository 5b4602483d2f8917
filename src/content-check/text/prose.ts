import { texts, type Document, type Path } from "../document";
import { faultAt, faultInBody, type Finding } from "../at";
import type { Fault } from "../fault";
import type { Content } from "../read/content";
import type { Schemas } from "../schema/load";
import { maskHtml, maskMarkdown, maskPlain } from "./mask";

/** A stretch of text that visitors read: a field, or the body of a Markdown file. */
export interface Prose {
  readonly document: Document;
  /** Undefined for a Markdown body. */
  readonly path: Path | undefined;
  readonly text: string;
  /** `text` with everything that is not prose masked, one for one. */
  readonly visible: string;
  /** Place of a character in the file; undefined where it cannot be told. */
  sourceIndex(index: number): number | undefined;
  faultAt(index: number, finding: Omit<Finding, "path" | "index">): Fault;
}

/** Everything written to be read, in the order of the files. Slugs, addresses, dates and choices are left out. */
export const proseOf = (content: Content, schemas: Schemas): Prose[] =>
  content.documents.flatMap((document) => proseOfDocument(document, schemas));

/** The same for one file. */
export function proseOfDocument(document: Document, schemas: Schemas): Prose[] {
  const fields = [...texts(document.data)].flatMap(({ path, text }) => {
    const form = schemas.at(document.kind, path)?.ref;
    const isAlt = path.at(-1) === "alt";
    const isProse = form === "texte" || form === "etiquette" || form === "html";
    return isProse || isAlt ? field(document, path, text, form === "html") : [];
  });
  const { body } = document;
  return body ? [...fields, bodyProse(document, body)] : fields;
}

function field(document: Document, path: Path, text: string, html: boolean): Prose {
  let located = document.located;
  for (const key of path) located = located.children.get(key) ?? located;
  return {
    document,
    path,
    text,
    visible: html ? maskHtml(text) : maskPlain(text),
    sourceIndex: (index) => located.characters?.[index],
    faultAt: (index, finding) => faultAt(document, { ...finding, path, index }),
  };
}

function bodyProse(document: Document, { text, offset }: { text: string; offset: number }): Prose {
  return {
    document,
    path: undefined,
    text,
    visible: maskMarkdown(text),
    sourceIndex: (index) => offset + index,
    faultAt: (index, finding) => faultInBody(document, index, finding),
  };
}
