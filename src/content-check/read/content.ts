import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileFault, type Fault } from "../fault";
import type { Document } from "../document";
import { factsOf, type Facts } from "../../shared/text/facts";
import { entryFolders } from "../../shared/kinds";
import { identityOf, isPicture } from "../file-roles";
import { readDocument, type ReadDocument } from "./read-document";
import { maxTextBytes, readText } from "./decode";

export interface ContentFile {
  /** From the content folder, with `/`. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly symlink: boolean;
}

/** The whole content folder, read once; every check works on it. */
export interface Content {
  readonly root: string;
  /** Absolute path of the folder of files published as they are. */
  readonly staticRoot: string;
  readonly files: readonly ContentFile[];
  readonly staticFiles: readonly ContentFile[];
  readonly folders: readonly string[];
  /** The files that could be read; the others are in `faults`. */
  readonly documents: readonly Document[];
  readonly faults: readonly Fault[];
  /** What marks stand for. */
  readonly facts: Facts;
}

/** Every file and folder below a folder, links not followed, in alphabetical order. */
function walk(root: string): Pick<Content, "files" | "folders"> {
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
export function readContent(folder: string): Content {
  const root = path.resolve(folder);
  const staticRoot = path.join(root, "../static");
  const staticFiles = existsSync(staticRoot) ? walk(staticRoot).files : [];
  const { files, folders } = walk(root);
  const read = files.map((file) => readOne(root, file));
  const documents = read.flatMap(({ document }) => document ?? []);
  return {
    root,
    staticRoot,
    staticFiles,
    files,
    folders,
    documents,
    faults: read.flatMap(({ faults }) => faults),
    facts: factsOf(documents),
  };
}

/** A size as people read it. */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1024 / 1024).toLocaleString("fr-FR", { maximumFractionDigits: 1 })} Mo`;

function readOne(root: string, entry: ContentFile): ReadDocument {
  const refuse = (rule: string, problem: string, remedy: string) => ({
    faults: [fileFault(`content/${entry.path}`, problem, remedy, { rule })],
  });
  if (entry.symlink) {
    const problem = "C’est un lien vers un autre fichier, que la construction ne suit pas.";
    return refuse("file/link", problem, "Remplacez-le par une copie du fichier visé.");
  }
  if (entry.size > maxTextBytes && !isPicture(entry.path)) {
    const remedy = "Vérifiez qu’il s’agit du bon fichier : une archive ou une vidéo n’a pas sa place ici.";
    return refuse(
      "file/size",
      `Ce fichier pèse ${megabytes(entry.size)} ; un texte en pèse moins d’un.`,
      remedy,
    );
  }
  const identity = identityOf(entry.path);
  if (!identity) return { faults: [] };
  try {
    const { text, faults } = readText(identity.file, readFileSync(path.join(root, entry.path)));
    if (text === undefined) return { faults };
    const { document, faults: more } = readDocument(text, identity);
    return { document, faults: [...faults, ...more] };
  } catch (error) {
    const problem = `Ce fichier ne peut pas être lu : ${(error as Error).message}.`;
    return refuse("file/unreadable", problem, "Vérifiez les droits du fichier et son contenu.");
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
