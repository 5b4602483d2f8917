import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Folders } from "./folders";

/*
 * Gatsby writes `x/index.html`, keeps it where a page has not changed, and stitches new script names into it
 * where only those have. We publish `x.html`, rewritten, instead. So that both hold, Gatsby's own documents leave
 * the published folder at the end of a build and are back in their places at the start of the next.
 */

/**
 * Puts the documents of the last build where Gatsby left them. Without a published folder they belong to a site
 * that is gone, and go too.
 */
export function restoreRawDocuments({ published, rawDocuments }: Folders): void {
  if (existsSync(published) && existsSync(rawDocuments)) {
    for (const entry of readdirSync(rawDocuments, { withFileTypes: true }).filter((one) => one.isFile())) {
      const target = path.join(published, decodeURIComponent(entry.name));
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(path.join(rawDocuments, entry.name), target);
    }
  }
  rmSync(rawDocuments, { recursive: true, force: true });
}

/**
 * Takes one of Gatsby's documents out of the published folder, and leaves its own folder there: another document may
 * be about to go into it. All of them into one folder: making one for each takes longer than the rest of the move.
 *
 * @param file relative to the published folder
 */
export function keepRawDocument({ published, rawDocuments }: Folders, file: string): void {
  mkdirSync(rawDocuments, { recursive: true });
  renameSync(path.join(published, file), path.join(rawDocuments, encodeURIComponent(file)));
}

/** Every `.html` file below a folder, relative to it, with forward slashes; none where there is no folder. */
export function listHtml(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}

/** Removes a folder, and those it lies in, as far as there is nothing in them. @param folder relative to `root` */
export function removeEmptyFolders(root: string, folder: string): void {
  if (folder === "." || folder === "") return;
  try {
    rmdirSync(path.join(root, folder));
  } catch {
    return;
  }
  removeEmptyFolders(root, path.dirname(folder));
}
