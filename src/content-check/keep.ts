import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isFields, itemsAt, textAt, texts, type Document, type Json, type Path } from "./document";
import { faultAt, type Fault } from "./fault";
import { entryFolders } from "./kinds";
import { layOut } from "./layout";
import { pageOf } from "./core/routes";
import { noteDelivered } from "./full/delivered";
import { readContent, type Content } from "./read/content";
import { loadSchemas, type Schemas } from "./schema/load";
import { nearest } from "./schema/suggest";
import { namePattern } from "./text/names";

/** Slugs of the entries that stay, by folder; of a folder that is not named, all stay. */
export type Kept = Readonly<Record<string, readonly string[]>>;

/** A slug to keep that no entry has; its message is French. */
export class UnknownEntry extends Error {}

/** What became of the content, and what a person has to rewrite. */
export interface Keeping {
  /** Paths from the root of the repository. */
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  /** Sentences that still name what is gone, and fields that cannot do without it. */
  readonly toRewrite: readonly Fault[];
}

/**
 * Notes what the demonstration invents, then removes the other entries, and in settings and entries whatever names them: items of lists, optional fields, links,
 * whose words stay. What is required stays as it is, for a person to rewrite.
 *
 * @throws UnknownEntry when a slug to keep does not exist; nothing is changed then
 */
export function keepContent(root: string, kept: Kept): Keeping {
  const content = readContent(root);
  const schemas = loadSchemas(content);
  const gone = goneEntries(content, kept);
  const pages = new Set(gone.map(({ path: at }) => pageOf(at)));
  const slugs = new Set(gone.map(({ path: at }) => path.posix.dirname(at)));
  const staying = content.documents.filter((document) => !gone.includes(document));
  const isGone = (document: Document, at: Path, text: string): boolean => {
    const folder = schemas.at(document.kind, at)?.reference;
    const isAddress = ["href", "to", "canonical"].includes(String(at.at(-1)));
    return isAddress ? pages.has(text.split(/[?#]/)[0]) : slugs.has(`${folder}/${text}`);
  };

  noteDelivered(content);
  for (const { path: at } of gone)
    rmSync(path.join(root, path.posix.dirname(at)), { recursive: true, force: true });
  const unlink = (text: string): string =>
    text
      .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (link, to: string, label: string) =>
        pages.has(to.split(/[?#]/)[0]) ? label : link,
      )
      .replace(/(?<!!)\[([^\]\n]*)\]\(([^()\s]*)\)/g, (link, label: string, to: string) =>
        pages.has(to.split(/[?#]/)[0]) ? label : link,
      );
  const changed = staying.flatMap((document) => {
    const { data, body, path: at, file, source } = document;
    // The addresses of the demonstration were never the agency's.
    const own = document.kind === "site" && isFields(data) ? { ...data, publishedSince: null } : data;
    const left = body ? data : prune(own, [], document, schemas, isGone, unlink);
    const text = body && unlink(body.text);
    if (!isFields(left) || (text === body?.text && JSON.stringify(left) === JSON.stringify(data))) return [];
    const written = body ? source.slice(0, body.offset) + text : layOut(document, left, undefined, schemas);
    writeFileSync(path.join(root, at), written);
    return [file];
  });
  const names = gone.flatMap(({ kind, ...entry }) =>
    kind === "city" || kind === "case-study"
      ? (textAt({ kind, ...entry }, kind === "city" ? "city" : "clientName") ?? [])
      : [],
  );
  const toRewrite = readContent(root).documents.flatMap((document) => [
    ...[...texts(document.data)]
      .filter(({ path: at, text }) => isGone(document, at, text))
      .map(({ path: at, text }) => rewrite(document, at, `« ${text} » n’existe plus.`)),
    ...namings(document, names),
  ]);
  return { removed: gone.map(({ file }) => path.posix.dirname(file)), changed, toRewrite };
}

function goneEntries(content: Content, kept: Kept): Document[] {
  return Object.entries(kept).flatMap(([folder, slugs]) => {
    const kind = entryFolders.find((one) => one.folder === folder)?.kind;
    const entries = content.documents.filter((document) => document.kind === kind);
    const known = entries.map(({ slug }) => slug);
    const unknown = slugs.find((slug) => !known.includes(slug));
    if (unknown !== undefined) {
      const meant = nearest(unknown, known);
      throw new UnknownEntry(
        `« ${unknown} » n’est pas dans content/${folder}.${meant ? ` Vouliez-vous dire « ${meant} » ?` : ""}`,
      );
    }
    return entries.filter(({ slug }) => !slugs.includes(slug));
  });
}

/** A value without what names something gone; undefined when nothing useful is left of it. */
function prune(
  value: Json,
  at: Path,
  document: Document,
  schemas: Schemas,
  isGone: (document: Document, at: Path, text: string) => boolean,
  unlink: (text: string) => string,
): Json | undefined {
  if (typeof value === "string") return isGone(document, at, value) ? undefined : unlink(value);
  if (value === null || typeof value !== "object") return value;
  const schema = schemas.at(document.kind, at);
  if (Array.isArray(value)) {
    const items = itemsAt(value, []).flatMap((item, index) => {
      const left = prune(item, [...at, index], document, schemas, isGone, unlink);
      return left === undefined ? [] : [left];
    });
    // Of a list that is shorter than it may be, the check tells.
    return items.length === 0 && value.length > 0 && schema?.minItems ? undefined : items;
  }
  const fields: Record<string, Json> = {};
  for (const [key, field] of Object.entries(value)) {
    const left = prune(field as Json, [...at, key], document, schemas, isGone, unlink);
    if (left !== undefined) fields[key] = left;
    else if (schema?.required?.includes(key)) {
      // An item goes as a whole; what is no item has to be rewritten.
      if (at.some((step) => typeof step === "number")) return undefined;
      fields[key] = field as Json;
    }
  }
  return fields;
}

const rewrite = (document: Document, at: Path, problem: string): Fault =>
  faultAt(document, { severity: "warning", path: at, problem, remedy: "Récrivez ce passage." });

/** The first place in each text that names one of these. */
function namings(document: Document, names: readonly string[]): Fault[] {
  if (names.length === 0) return [];
  const word = namePattern(names);
  const body = document.body ? [{ path: undefined, text: document.body.text }] : [];
  return [...texts(document.data), ...body].flatMap(({ path: at, text }) => {
    const found = word.exec(text);
    if (!found) return [];
    return faultAt(document, {
      ...{ severity: "warning", path: at, index: found.index },
      problem: `« ${found[0]} » n’a plus de page, et ce texte en parle.`,
      remedy: "Récrivez cette phrase, si elle n’est plus vraie.",
    });
  });
}
