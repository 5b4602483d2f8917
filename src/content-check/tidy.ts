import { applyEdits, type Edit } from "jsonc-parser";
import {
  isFields,
  sourceIndexAt,
  type Document,
  type Identity,
  type Json,
  type Kind,
  type Path,
} from "./document";
import { layOut } from "./layout";
import { readDocument } from "./read/read-document";
import type { SchemaLookup } from "./schema/lookup";
import { unbrokenMarks } from "./text/markdown";
import { proseOfDocument } from "./text/prose";
import { typographyEdits } from "./text/typography";

/** One change fixes what another brings to light; more rounds than this would mean two rules that fight. */
const maxRounds = 10;

/**
 * The source as `content:fix` and the forms leave it, with typography and layout in order, and in how many places it
 * changed; undefined when it cannot be read as it is. What is in order is not changed again.
 */
export function tidy(
  source: string,
  identity: Identity,
  schemas: SchemaLookup,
): { source: string; changes: number } | undefined {
  let current = source;
  let changes = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const { document, faults } = readDocument(current, identity);
    // Of a key that is written twice, laying out would keep the last: that is for a person to decide.
    if (!document || faults.length > 0) return undefined;
    const edits = editsOf(document, schemas);
    const next = edits.length > 0 ? applyEdits(current, edits) : laidOut(document, schemas);
    if (next === current) break;
    current = next;
    changes += edits.length || 1;
  }
  return { source: current, changes };
}

/** A value of another type than its field's (`title: 0123` is the number 83) is told by the check, and stays as written. */
const laidOut = (document: Document, schemas: SchemaLookup): string =>
  isFields(document.data) && !misreads(document.data, [], document.kind, schemas)
    ? layOut(document, document.data, document.body?.text, schemas)
    : document.source;

/** Whether YAML made a number, a truth value or nothing of what its field wants as text. */
function misreads(value: Json, path: Path, kind: Kind, schemas: SchemaLookup): boolean {
  if (value !== null && typeof value === "object")
    return Object.entries(value).some(([key, item]) =>
      misreads(item as Json, [...path, Array.isArray(value) ? Number(key) : key], kind, schemas),
    );
  return typeof value !== "string" && schemas.at(kind, path)?.type === "string";
}

/** No-break spaces as word processors paste them into HTML. */
const noBreakCodes = (text: string) =>
  Array.from(text.matchAll(/&(?:nbsp|#160|#x0*a0);/gi), ({ index, 0: { length } }) => ({
    index,
    length,
    replacement: "\u00a0",
  }));

/** Changes in places of the source; those whose place is not known (rare YAML styles) are left to the editor. */
const editsOf = (document: Document, schemas: SchemaLookup): Edit[] => [
  ...unbrokenMarks(document.body?.text ?? "").map(({ index, length }) => ({
    offset: (document.body?.offset ?? 0) + index,
    length,
    content: " ",
  })),
  ...proseOfDocument(document, schemas).flatMap(({ path, text, visible }) =>
    [...(path ? noBreakCodes(text) : []), ...typographyEdits(visible)].flatMap(
      ({ index, length, replacement }) => {
        const [from, to] = [index, index + length].map((at) =>
          path ? sourceIndexAt(document, path, at) : (document.body?.offset ?? 0) + at,
        );
        if (from === undefined || to === undefined) return [];
        return { offset: from, length: to - from, content: replacement };
      },
    ),
  ),
];
