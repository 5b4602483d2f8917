import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
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
    for (const name of readdirSync(rawDocuments))
      moveInto(path.join(rawDocuments, name), path.join(published, decodeURIComponent(name)));
  }
  rmSync(rawDocuments, { recursive: true, force: true });
}

/** Moves a file, or a folder into the one that may be there already. */
function moveInto(source: string, target: string): void {
  if (existsSync(target) && statSync(source).isDirectory()) {
    for (const name of readdirSync(source)) moveInto(path.join(source, name), path.join(target, name));
    return;
  }
  mkdirSync(path.dirname(target), { recursive: true });
  renameSync(source, target);
}

/**
 * Takes one of Gatsby's documents out of the published folder: along with its folder, when it is alone there, since
 * making and removing folders takes longer than moving them. Their paths are encoded into one name each.
 *
 * @param file relative to the published folder
 * @returns the folder that it was in, or the one that this was in, which may be empty now
 */
export function keepRawDocument({ published, rawDocuments }: Folders, file: string): string {
  const folder = path.posix.dirname(file);
  const isAlone = folder !== "." && readdirSync(path.join(published, folder)).length === 1;
  const moved = isAlone ? folder : file;
  mkdirSync(rawDocuments, { recursive: true });
  renameSync(path.join(published, moved), path.join(rawDocuments, encodeURIComponent(moved)));
  return path.posix.dirname(moved);
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
