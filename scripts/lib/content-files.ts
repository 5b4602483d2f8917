import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Document } from "../../src/content-check/document";
import { pageOf } from "../../src/content-check/rules/pages/routes";
import { readContent } from "../../src/content-check/read/content";
import { removeEntries } from "../../src/content-check/remove-entries";
import { UserError } from "./script";

/* Reading and changing files of the content, for `scripts/content-changes.ts`. */

export const root = "content";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the schemas, not the types, say what is in there
export type Data = any;
export const read = (file: string): Data => JSON.parse(readFileSync(path.join(root, file), "utf8"));
export const write = (file: string, data: Data): void =>
  writeFileSync(path.join(root, file), `${JSON.stringify(data, null, 2)}\n`);
export const edit = (file: string, change: (data: Data) => void): void => {
  const data = read(file);
  change(data);
  write(file, data);
};
export const setting = (name: string, change: (data: Data) => void): void => {
  if (existsSync(path.join(root, "settings", `${name}.json`))) edit(`settings/${name}.json`, change);
};
export const entries = (folder: string): string[] => globSync(`${folder}/*/index.json`, { cwd: root }).sort();

/** Removes an entry and redirects its address to the list of its kind. */
export function remove(isMeant: (document: Document) => boolean): void {
  const content = readContent(root);
  const entry = content.documents.find(isMeant);
  const page = entry && pageOf(entry.path);
  if (!entry || !page) throw new UserError("Rien à retirer.");
  removeEntries(content, [entry]);
  setting("redirects", ({ items }) => items.push({ from: page, to: path.posix.dirname(page) }));
}
