import type { Path } from "../shared/fault";

/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type { Path };

/** Types of content, named after their JSON Schema (`settings/site.json` has the kind `site`). */
export type Kind = string;

/** What a content file is. */
export interface Identity {
  /** From the root of the repository: `content/cities/aubercombe/index.json`. */
  readonly file: string;
  /** From the content folder: `cities/aubercombe/index.json`. */
  readonly path: string;
  readonly kind: Kind;
  /** Folder of the entry, or file name without extension: `aubercombe`, `site`, `mentions-legales`. */
  readonly slug: string;
}

/** What the text of a content file holds. */
export interface Parsed {
  readonly data: Json;
  /** Where the value at a path stands, and its key; its nearest container when it is not there. */
  readonly locate: (path: Path) => { offset: number; length: number; keyOffset?: number | undefined };
  /** Of a Markdown file: what follows the front matter, and where it starts. */
  readonly body?: { readonly text: string; readonly offset: number };
}

/** One content file, read. */
export interface Document extends Identity, Parsed {
  readonly source: string;
}

/** The value at a path; undefined when something on the way is missing. */
export function valueAt(data: Json | undefined, path: Path): Json | undefined {
  let value: Json | undefined = data;
  for (const key of path) {
    if (value === null || typeof value !== "object") return undefined;
    value = Object.hasOwn(value, key) ? (value as Record<string | number, Json>)[key] : undefined;
  }
  return value;
}

/** The items of the list at a path; none where there is no list. */
export function itemsAt(data: Json | undefined, path: Path): readonly Json[] {
  const value = valueAt(data, path);
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** Paths of the items of the list at a path. */
export const itemPaths = (data: Json | undefined, path: Path): Path[] =>
  itemsAt(data, path).map((_, index) => [...path, index]);

/** Items with the key of an earlier one, with that one; an empty key repeats nothing. */
export function repeated<Item extends object>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): { item: Item; first: Item }[] {
  const seen = new Map<unknown, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = key === undefined || key === "" ? undefined : seen.get(key);
    if (!first) seen.set(key, item);
    return first ? { item, first } : [];
  });
}

/** Items of one key, each with another that has it: which of the two was copied is not known. */
export const alike = <Item extends object>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): { item: Item; other: Item }[] =>
  repeated(items, keyOf).flatMap(({ item, first }) => [
    { item, other: first },
    { item: first, other: item },
  ]);

export type Fields = Readonly<Record<string, Json>>;

/** Whether a value is a group of fields. */
export const isFields = (value: Json | undefined): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Names of the fields of a value; none for what is not a group of fields. */
export const keysOf = (value: Json | undefined): string[] => (isFields(value) ? Object.keys(value) : []);

/** The text at a path, or undefined. */
export function textAt(document: Document, ...path: Path): string | undefined {
  const value = valueAt(document.data, path);
  return typeof value === "string" ? value : undefined;
}

/**
 * Source index of a character of the text at a path, or of its end: an escape stands for one character. Undefined where
 * that is not known: in the rarer styles of YAML.
 */
export function sourceIndexAt(document: Document, path: Path, index: number): number | undefined {
  const { offset, length } = document.locate(path);
  const raw = document.source.slice(offset, offset + length);
  const quote = /^["']/.exec(raw)?.[0] ?? "";
  const escape = quote === '"' ? String.raw`\\u.{4}|\\.|` : quote === "'" ? "''|" : "";
  const inside = raw.slice(quote.length, raw.length - quote.length);
  const starts = Array.from(inside.matchAll(new RegExp(`${escape}[^]`, "g")), (match) => match.index);
  if (starts.length !== textAt(document, ...path)?.length) return undefined;
  return offset + quote.length + (starts[index] ?? inside.length);
}

/** Every text of a value, with its path. */
export function texts(value: Json, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    texts(item as Json, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
