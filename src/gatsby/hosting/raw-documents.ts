import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { mapConcurrently } from "../concurrency";
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
export async function restoreRawDocuments(folders: Folders): Promise<void> {
  if (existsSync(folders.published)) {
    await mapConcurrently(await listHtml(folders.rawDocuments), 16, (file) =>
      move(path.join(folders.rawDocuments, file), path.join(folders.published, file)),
    );
  }
  await rm(folders.rawDocuments, { recursive: true, force: true });
}

/**
 * Takes one of Gatsby's documents out of the published folder, and leaves its own folder there: another document may
 * be about to go into it. @param file relative to the published folder
 */
export async function keepRawDocument(folders: Folders, file: string): Promise<void> {
  await move(path.join(folders.published, file), path.join(folders.rawDocuments, file));
}

/** Every `.html` file below a folder, relative to it, with forward slashes; none where there is no folder. */
export async function listHtml(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}

/** Removes a folder, and those it lies in, as far as there is nothing in them. @param folder relative to `root` */
export async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  if (folder === "." || folder === "") return;
  const removed = await rmdir(path.join(root, folder)).then(
    () => true,
    () => false,
  );
  if (removed) await removeEmptyFolders(root, path.dirname(folder));
}
