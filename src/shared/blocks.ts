import { entryFolders, type EntryFolder } from "./kinds";
import { paths } from "./paths";

/*
 * What a site may do without, one row a block: build, content check and tests read it here. `blocks` in
 * `content/settings/brand.json` lists those that the site has. A new block takes
 * 1. a row here, and its name in `content/schemas/brand.schema.json`;
 * 2. a line in `mainPages`, if it has a page of its own;
 * 3. a section that shows nothing where its settings are null;
 * 4. a line in `docs/retirer-un-bloc.md`.
 */

interface BlockRow {
  readonly name: string;
  /** Whether it has a settings file of its name, which may be missing where the site does without the block. */
  readonly hasSettings?: boolean;
  /** The list in that file without whose entries there is nothing to show. */
  readonly list?: string;
  /** A field of another settings file that belongs to the block: that file's name, then the keys. */
  readonly field?: readonly [string, ...string[]];
}

export const blocks = [
  { name: "contest", hasSettings: true, field: ["pages", "contest"] },
  { name: "estimator", hasSettings: true, list: "projects" },
  { name: "reviews", hasSettings: true, list: "items" },
  { name: "video", field: ["site", "heroVideo"] },
  { name: "map" },
  { name: "planning", field: ["home", "hero", "planning"] },
  { name: "terms", hasSettings: true, field: ["pages", "terms"] },
  { name: "booking", hasSettings: true, field: ["site", "booking"] },
  { name: "partners", hasSettings: true, list: "items" },
  { name: "blog" },
] as const satisfies readonly BlockRow[];

export type Block = (typeof blocks)[number]["name"];

/** The same rows, for loops: each may have every field. */
export const blockRows: readonly (BlockRow & { readonly name: Block })[] = blocks;

interface MainPage {
  readonly path: string;
  /** Its name in menus. */
  readonly label: string;
  /** The block without which the page does not exist, nor the links to it. */
  readonly block?: Block;
  /** The kind whose entries it lists: without an entry, there is no such page. */
  readonly kind?: EntryFolder;
}

/** The main pages besides the home page and the quote form, in the order of menus. */
export const mainPages: readonly MainPage[] = [
  ...entryFolders.flatMap((kind) => (kind.menu ? { path: kind.path, label: kind.menu, kind } : [])),
  // The first list of the services page (src/sections/offer/service-group.tsx).
  { path: `${paths.services}#tarifs`, label: "Tarifs" },
  { path: paths.blog, label: "Blog", block: "blog" },
  { path: paths.contact, label: "Contact" },
  { path: paths.terms, label: "Nos conditions", block: "terms" },
  { path: paths.contest, label: "Jeu-concours", block: "contest" },
];
