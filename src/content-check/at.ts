import { fieldName, type Fault } from "./fault";
import { locate, type Document, type Path } from "./document";
import { positionAt } from "./read/position";

/** What a check says of a value; the place is worked out from the path. */
export interface Finding {
  readonly severity?: Fault["severity"];
  readonly path: Path;
  /** Index in the text at that path, when the fault is inside it. */
  readonly index?: number;
  readonly problem: string;
  readonly remedy: string;
}

/** A fault at a value of a document: its line and column are those of the value, or of the character told. */
export function faultAt(
  document: Document,
  { severity = "error", path, index, problem, remedy }: Finding,
): Fault {
  const located = locate(document, path);
  const offset = (index === undefined ? undefined : located.characters?.[index]) ?? located.offset;
  return {
    severity,
    file: document.file,
    ...positionAt(document.source, offset),
    field: fieldName(path),
    problem,
    remedy,
  };
}

/** A fault in the Markdown of a document. @param index in its body */
export function faultInBody(
  document: Document,
  index: number,
  finding: Omit<Finding, "path" | "index">,
): Fault {
  const { severity = "error", problem, remedy } = finding;
  const place = positionAt(document.source, (document.body?.offset ?? 0) + index);
  return { severity, file: document.file, ...place, problem, remedy };
}
