import { lstatSync, readdirSync } from "node:fs";
import path from "node:path";

/** A file of the content folder. */
export interface ContentFile {
  /** From the content folder, with `/`. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly symlink: boolean;
}

/** Every file below a folder, links not followed, in alphabetical order. Empty folders are listed apart. */
export function walk(root: string): { files: ContentFile[]; folders: string[] } {
  const files: ContentFile[] = [];
  const folders: string[] = [];
  const visit = (folder: string): void => {
    for (const name of readdirSync(path.join(root, folder)).sort()) {
      const relative = path.posix.join(folder, name);
      const stats = lstatSync(path.join(root, relative));
      if (stats.isDirectory()) {
        folders.push(relative);
        visit(relative);
      } else {
        files.push({ path: relative, size: stats.size, symlink: !stats.isFile() });
      }
    }
  };
  visit("");
  return { files, folders };
}
