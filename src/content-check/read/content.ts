import { readFileSync } from "node:fs";
import path from "node:path";
import type { Document } from "../document";
import type { Fault } from "../fault";
import { fileRole, isPicture } from "../kinds";
import { readJson, type ReadJson } from "./json";
import { readMarkdown, type ReadMarkdown } from "./front-matter";
import { maxTextBytes, readText, tooLarge } from "./text";
import { walk, type ContentFile } from "./walk";

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
  const refuse = (problem: string, remedy: string) => ({
    faults: [{ severity: "error" as const, file, problem, remedy }],
  });
  if (entry.symlink) {
    return refuse(
      "C’est un lien vers un autre fichier, que la construction ne suit pas.",
      "Remplacez-le par une copie du fichier visé.",
    );
  }
  if (entry.size > maxTextBytes && !isPicture(entry.path)) return { faults: [tooLarge(file, entry.size)] };
  const role = fileRole(entry.path);
  if (role?.role !== "document") return { faults: [] };
  try {
    const { text, faults } = readText(file, readFileSync(path.join(root, entry.path)));
    if (text === undefined) return { faults };
    const read: ReadJson & ReadMarkdown = entry.path.endsWith(".json")
      ? readJson(file, text)
      : readMarkdown(file, text);
    const all = [...faults, ...read.faults];
    if (read.data === undefined || !read.located) return { faults: all };
    const { data, located, body } = read;
    const { kind, slug } = role;
    const document = {
      file,
      path: entry.path,
      kind,
      slug,
      source: text,
      data,
      located,
      ...(body ? { body } : {}),
    };
    return { document, faults: all };
  } catch (error) {
    return refuse(
      `Ce fichier ne peut pas être lu : ${(error as Error).message}.`,
      "Vérifiez les droits du fichier et son contenu.",
    );
  }
}

/** Documents of one kind. */
export const documentsOf = (content: Content, kind: string): Document[] =>
  content.documents.filter((document) => document.kind === kind);

/** The settings file of that name, when it could be read. */
export const settingOf = (content: Content, name: string): Document | undefined =>
  content.documents.find(({ kind }) => kind === name);
