import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { applyEdits, type Edit } from "jsonc-parser";
import { sourceIndexAt, type Document } from "./document";
import { fileRole, isPicture, spellingFile } from "./kinds";
import { readContent, readDocument } from "./read/content";
import { decodeUtf8, maxTextBytes } from "./read/text";
import { loadSchemas, type Schemas } from "./schema/load";
import { proseOfDocument } from "./text/prose";
import { typographyEdits } from "./text/typography";

/** What was fixed in a file. */
export interface FixedFile {
  readonly file: string;
  /** How many places changed; 0 for a file that cannot be read, which is left as it is. */
  readonly changes: number;
  readonly unreadable?: boolean;
}

/** One change fixes what another brings to light; more rounds than this would mean two rules that fight. */
const maxRounds = 10;

/**
 * Fixes the typography of every content file in place, and its encoding marks (BOM, line ends of Windows).
 * Only texts that visitors read change: keys, slugs, addresses, code and formatting stay as they are.
 */
export function fixContent(root: string): FixedFile[] {
  const content = readContent(root);
  const schemas = loadSchemas(content);
  return content.files
    .filter((file) => !file.symlink && file.size <= maxTextBytes && !isPicture(file.path))
    .flatMap((file) => {
      const absolute = path.join(content.root, file.path);
      const display = content.display(file.path);
      const before = decodeUtf8(readFileSync(absolute));
      const role = fileRole(file.path);
      if (file.path === spellingFile && before !== undefined)
        return save(absolute, display, before, sortWords(before), 1);
      if (role?.role !== "document") return [];
      const unreadable = { file: display, changes: 0, unreadable: true };
      if (before === undefined) return unreadable;
      const plain = before.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
      const { kind, slug } = role;
      const fixed = fixTypography(plain, { file: display, path: file.path, kind, slug }, schemas);
      if (!fixed) return [unreadable, ...save(absolute, display, before, plain, 1)];
      return save(absolute, display, before, fixed.source, fixed.changes + (plain === before ? 0 : 1));
    });
}

type Identity = Pick<Document, "file" | "path" | "kind" | "slug">;

/** The source with its typography fixed; undefined when it cannot be parsed. */
function fixTypography(
  source: string,
  identity: Identity,
  schemas: Schemas,
): { source: string; changes: number } | undefined {
  let current = source;
  let changes = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const { document } = readDocument(current, identity);
    if (!document) return undefined;
    const edits = editsOf(document, schemas);
    if (edits.length === 0) break;
    current = applyEdits(current, edits);
    changes += edits.length;
  }
  return { source: current, changes };
}

/** Changes in places of the source; those whose place is not known (rare YAML styles) are left to the editor. */
const editsOf = (document: Document, schemas: Schemas): Edit[] =>
  proseOfDocument(document, schemas).flatMap(({ path, visible }) =>
    typographyEdits(visible).flatMap(({ index, length, replacement }) => {
      const [from, to] = [index, index + length].map((at) =>
        path ? sourceIndexAt(document, path, at) : (document.body?.offset ?? 0) + at,
      );
      if (from === undefined || to === undefined) return [];
      return { offset: from, length: to - from, content: replacement };
    }),
  );

function save(absolute: string, file: string, before: string, after: string, changes: number): FixedFile[] {
  if (before === after) return [];
  writeFileSync(absolute, after);
  return [{ file, changes }];
}

/** The project's words in order, each once; the comment lines stay at the top. */
function sortWords(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const isComment = (line: string): boolean => line.startsWith("#");
  const words = new Set(lines.filter((line) => line && !isComment(line)));
  return `${[...lines.filter(isComment), ...[...words].sort((a, b) => a.localeCompare(b, "fr"))].join("\n")}\n`;
}
