import { applyEdits, type Edit } from "jsonc-parser";
import { sourceIndexAt, type Document, type Identity } from "./document";
import { readDocument } from "./read/read-document";
import type { SchemaLookup } from "./schema/lookup";
import { unbrokenMarks } from "./text/markdown";
import { proseOfDocument } from "./text/prose";
import { typographyEdits } from "./text/typography";

/** One change fixes what another brings to light; more rounds than this would mean two rules that fight. */
const maxRounds = 10;

/**
 * The source with its typography in order, as `content:fix` and the forms leave it, and in how many places it changed;
 * undefined when it cannot be read. What is in order is not changed again.
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
    if (!document || faults.length > 0) return undefined;
    const edits = editsOf(document, schemas);
    if (edits.length === 0) break;
    current = applyEdits(current, edits);
    changes += edits.length;
  }
  return { source: current, changes };
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
