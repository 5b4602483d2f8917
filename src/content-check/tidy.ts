import { applyEdits, type Edit } from "jsonc-parser";
import { isFields, sourceIndexAt, type Document, type Identity } from "./document";
import { layOut } from "./layout";
import { readDocument } from "./read/document";
import type { SchemaLookup } from "./schema/at";
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

const laidOut = (document: Document, schemas: SchemaLookup): string =>
  isFields(document.data) ? layOut(document, document.data, document.body?.text, schemas) : document.source;

/** Changes in places of the source; those whose place is not known (rare YAML styles) are left to the editor. */
const editsOf = (document: Document, schemas: SchemaLookup): Edit[] =>
  proseOfDocument(document, schemas).flatMap(({ path, visible }) =>
    typographyEdits(visible).flatMap(({ index, length, replacement }) => {
      const [from, to] = [index, index + length].map((at) =>
        path ? sourceIndexAt(document, path, at) : (document.body?.offset ?? 0) + at,
      );
      if (from === undefined || to === undefined) return [];
      return { offset: from, length: to - from, content: replacement };
    }),
  );
