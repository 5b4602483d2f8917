import { readFileSync } from "node:fs";
import path from "node:path";
import { textFiles } from "./compress";

/**
 * Patterns of references to files in texts: the hashed folder below `/static/` (the file name may be spelled in
 * several ways); the hash in a script's name, which webpack's runtime concatenates; the number of a query; else the
 * path.
 */
const names = [/\/static\/(?:[\w-]+\/)+/g, /[0-9a-f]{10,}/g, /"\d+"/g, /\/[\w-]+(?:\/[\w-]+)*\.\w+/g];

function nameOf(file: string): string {
  const [digest] = /[0-9a-f]{10,}(?=\.(?:js|css)\b)/.exec(file) ?? [];
  const [folder] = /^static\/(?:[\w-]+\/)+/.exec(file) ?? [];
  const [, query] = /^page-data\/sq\/d\/(\d+)\.json$/.exec(file) ?? [];
  return digest ?? (query ? `"${query}"` : `/${folder ?? file}`);
}

/**
 * The files that entries name, themselves or through others. Gatsby leaves in `public/` what earlier builds wrote there:
 * pictures that were withdrawn, scripts that have changed.
 *
 * @param folder what Gatsby wrote
 * @param files all of them, relative to it
 * @param isEntry whether a file is published though none names it
 */
export function namedFiles(
  folder: string,
  files: readonly string[],
  isEntry: (file: string) => boolean,
): string[] {
  const named: string[] = [];
  const others = new Map<string, string[]>();
  for (const file of files)
    if (isEntry(file)) named.push(file);
    else others.set(nameOf(file), [...(others.get(nameOf(file)) ?? []), file]);
  // The array grows during the loop.
  for (const file of named) {
    if (!textFiles.test(file)) continue;
    const text = readFileSync(path.join(folder, file), "utf8");
    for (const name of names.flatMap((pattern) => text.match(pattern) ?? [])) {
      named.push(...(others.get(name) ?? []));
      others.delete(name);
    }
  }
  return named;
}
