import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Every file below a folder, relative to it, with forward slashes; none where there is no folder.
 *
 * By hand: the `recursive` option of Node's `readdir` takes eight times as long, and a site of 10 000 posts has 75 000
 * files.
 */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  const list = (inside: string): void => {
    for (const entry of readdirSync(path.join(folder, inside), { withFileTypes: true })) {
      const name = inside + entry.name;
      if (entry.isDirectory()) list(`${name}/`);
      else if (entry.isFile()) files.push(name);
    }
  };
  if (existsSync(folder)) list("");
  return files;
}
