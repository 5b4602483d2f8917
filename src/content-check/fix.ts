import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { identityOf, isPicture, spellingFile } from "./file-roles";
import { readContent } from "./read/content";
import { decodeUtf8, maxTextBytes } from "./read/decode";
import { loadSchemas } from "./schema/load";
import { tidy } from "./tidy";

interface FixedFile {
  readonly file: string;
  /** How many places changed; 0 for a file that cannot be read, which is left as it is. */
  readonly changes: number;
  readonly unreadable?: boolean;
}

/**
 * Fixes the typography of every content file in place, and its encoding marks (BOM, line ends of Windows). Of the values only texts that visitors read change: slugs, addresses and code stay as they are.
 */
export function fixContent(root: string): FixedFile[] {
  const content = readContent(root);
  const schemas = loadSchemas(path.join(root, "schemas"));
  return content.files
    .filter((file) => !file.symlink && file.size <= maxTextBytes && !isPicture(file.path))
    .flatMap((file) => {
      const absolute = path.join(content.root, file.path);
      const display = `content/${file.path}`;
      const before = decodeUtf8(readFileSync(absolute));
      const save = (after: string, changes: number): FixedFile[] => {
        if (before === after) return [];
        writeFileSync(absolute, after);
        return [{ file: display, changes }];
      };
      if (file.path === spellingFile && before !== undefined) return save(sortWords(before), 1);
      const identity = identityOf(file.path);
      if (!identity) return [];
      const unreadable = { file: display, changes: 0, unreadable: true };
      if (before === undefined) return unreadable;
      const plain = before.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
      const fixed = tidy(plain, identity, schemas);
      if (!fixed) return [unreadable, ...save(plain, 1)];
      return save(fixed.source, fixed.changes + (plain === before ? 0 : 1));
    });
}

/** The project's words in order, each once; the comment lines stay at the top. */
function sortWords(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const isComment = (line: string): boolean => line.startsWith("#");
  const words = new Set(lines.filter((line) => line && !isComment(line)));
  return `${[...lines.filter(isComment), ...[...words].sort((a, b) => a.localeCompare(b, "fr"))].join("\n")}\n`;
}
