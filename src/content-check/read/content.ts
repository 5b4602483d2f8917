import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileFault, type Fault } from "../fault";
import type { Document } from "../document";
import { entryFolders } from "../../shared/kinds";
import { fileRole, isPicture } from "../file-roles";
import { readDocument } from "./document";
import { maxTextBytes, readText } from "./text";

/** A file of the content folder. */
export interface ContentFile {
  /** From the content folder, with `/`. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly symlink: boolean;
}

/** The whole content folder, read once; every check works on it. */
export interface Content {
  /** Absolute path of the content folder. */
  readonly root: string;
  /** Absolute path of the folder of files published as they are. */
  readonly staticRoot: string;
  readonly files: readonly ContentFile[];
  readonly folders: readonly string[];
  /** The files that could be read; the others are in `faults`. */
  readonly documents: readonly Document[];
  readonly faults: readonly Fault[];
  /** Path of a file as reports name it: `content/…`. */
  display(relativePath: string): string;
}

/** Every file and folder below a folder, links not followed, in alphabetical order. */
export function walk(root: string): Pick<Content, "files" | "folders"> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).map((entry) => {
    const absolute = path.join(entry.parentPath, entry.name);
    return { entry, absolute, path: path.relative(root, absolute).split(path.sep).join("/") };
  });
  entries.sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    files: entries
      .filter(({ entry }) => !entry.isDirectory())
      .map(({ entry, absolute, path }) => ({
        path,
        size: lstatSync(absolute).size,
        symlink: !entry.isFile(),
      })),
    folders: entries.filter(({ entry }) => entry.isDirectory()).map(({ path }) => path),
  };
}

/** Reads every content file. Never throws for what a file contains: all of that becomes faults. */
export function readContent(root: string, staticRoot = path.join(root, "..", "static")): Content {
  const absolute = path.resolve(root);
  const display = (relativePath: string): string => path.posix.join("content", relativePath);
  const { files, folders } = walk(absolute);
  const documents: Document[] = [];
  const faults: Fault[] = [];
  for (const file of files) {
    const result = readOne(absolute, file, display(file.path));
    faults.push(...result.faults);
    if (result.document) documents.push(result.document);
  }
  return { root: absolute, staticRoot: path.resolve(staticRoot), files, folders, documents, faults, display };
}

function readOne(root: string, entry: ContentFile, file: string): { document?: Document; faults: Fault[] } {
  const refuse = (problem: string, remedy: string) => ({ faults: [fileFault(file, problem, remedy)] });
  if (entry.symlink) {
    const problem = "C’est un lien vers un autre fichier, que la construction ne suit pas.";
    return refuse(problem, "Remplacez-le par une copie du fichier visé.");
  }
  if (entry.size > maxTextBytes && !isPicture(entry.path)) {
    const megabytes = (entry.size / 1024 / 1024).toLocaleString("fr-FR", { maximumFractionDigits: 1 });
    const remedy = "Vérifiez qu’il s’agit du bon fichier : une archive ou une vidéo n’a pas sa place ici.";
    return refuse(`Ce fichier pèse ${megabytes} Mo ; un texte en pèse moins d’un.`, remedy);
  }
  const role = fileRole(entry.path);
  if (role?.role !== "document") return { faults: [] };
  try {
    const { text, faults } = readText(file, readFileSync(path.join(root, entry.path)));
    if (text === undefined) return { faults };
    const read = readDocument(text, { file, path: entry.path, kind: role.kind, slug: role.slug });
    return { ...read, faults: [...faults, ...read.faults] };
  } catch (error) {
    const problem = `Ce fichier ne peut pas être lu : ${(error as Error).message}.`;
    return refuse(problem, "Vérifiez les droits du fichier et son contenu.");
  }
}

/** Documents of one kind. */
export const documentsOf = (content: Content, kind: string): Document[] =>
  content.documents.filter((document) => document.kind === kind);

/** The settings file of that name, when it could be read. */
export const settingOf = (content: Content, name: string): Document | undefined =>
  content.documents.find(({ kind }) => kind === name);

/** Names of the entries' folders, readable or not. */
export function slugsOf(content: Content, folder: string): string[] {
  const file = entryFolders.find((entry) => entry.folder === folder)?.file ?? "";
  return content.files
    .map(({ path }) => path.split("/"))
    .filter(([first, , last]) => first === folder && last === file)
    .map(([, slug = ""]) => slug);
}
