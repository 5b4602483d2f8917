import { fieldName, type Fault } from "./fault";
import { locate, type Document, type Path } from "./document";
import { positionAt } from "./read/position";

/** What a check says; the place is worked out from the path and the index. */
export interface Finding {
  readonly severity?: Fault["severity"];
  /** Of a value; undefined for the Markdown of a document, or for the whole file. */
  readonly path?: Path;
  /** Index in the text at that path or in the Markdown, when the fault is inside it. */
  readonly index?: number;
  readonly problem: string;
  readonly remedy: string;
}

/** A fault of a document: at a value, at a character of one, at a character of the Markdown, or of the whole file. */
export function faultAt(document: Document, { severity = "error", path, index, ...texts }: Finding): Fault {
  const { file, source, body } = document;
  if (path === undefined) {
    const place = index === undefined ? {} : positionAt(source, (body?.offset ?? 0) + index);
    return { severity, file, ...place, ...texts };
  }
  const located = locate(document, path);
  const offset = (index === undefined ? undefined : located.characters?.[index]) ?? located.offset;
  return { severity, file, ...positionAt(source, offset), field: fieldName(path), ...texts };
}
