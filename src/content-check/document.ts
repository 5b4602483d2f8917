/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Keys and ranks that lead to a value: `["sectors", 0, "title"]`. */
export type Path = readonly (string | number)[];

/** Types of content, named after their JSON Schema (`settings/site.json` has the kind `site`). */
export type Kind = string;

/** Where a value stands in the source, and what it holds. Offsets are UTF-16 indexes. */
export interface Located {
  readonly offset: number;
  readonly length: number;
  /** Of a value of an object: where its key stands. */
  readonly key?: { readonly offset: number; readonly length: number };
  readonly children: ReadonlyMap<string | number, Located>;
  /** Of a text: the source index of each of its characters, plus one past its end; undefined when they are not known. */
  readonly characters?: readonly number[] | undefined;
}

/** One content file, read. */
export interface Document {
  /** From the root of the repository: `content/cities/lyon/index.json`. */
  readonly file: string;
  /** From the content folder: `cities/lyon/index.json`. */
  readonly path: string;
  readonly kind: Kind;
  /** Folder of the entry, or file name without extension: `lyon`, `site`, `mentions-legales`. */
  readonly slug: string;
  readonly source: string;
  readonly data: Json;
  readonly located: Located;
  /** Of a Markdown file: what follows the front matter, and where it starts. */
  readonly body?: { readonly text: string; readonly offset: number };
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

/** Names of the fields of a value; none for what is not a group of fields. */
export function keysOf(value: Json | undefined): string[] {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [];
}

/** The text at a path, or undefined. */
export function textAt(document: Document, ...path: Path): string | undefined {
  const value = valueAt(document.data, path);
  return typeof value === "string" ? value : undefined;
}

/** Where a value stands; its nearest container when it is not there. */
export function locate(document: Document, path: Path): Located {
  let located = document.located;
  for (const key of path) {
    const next = located.children.get(key);
    if (!next) return located;
    located = next;
  }
  return located;
}

/** Every text of a value, with its path. */
export function* texts(value: Json, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* texts(item, [...path, index]);
  else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) yield* texts(item as Json, [...path, key]);
  }
}
