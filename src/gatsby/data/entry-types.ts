import { entryFolders, pageKinds, type PageKind } from "../../shared/kinds";

/**
 * GraphQL type of a JSON file of `content/`, from its place there:
 * `"cities/aubercombe/index.json"` → `"City"`, `"settings/key-stats.json"` → `"KeyStatsSettings"`.
 * Undefined for a file that is no entry.
 */
export function entryTypeOf(relativePath: string): string | undefined {
  const [folder = "", name = "", file] = relativePath.split("/");
  if (folder === "settings" && !file) return typeOfKind(name.replace(/\.json$/, ""));
  const entries = entryFolders.find((page) => page.folder === folder);
  return entries && file === entries.file ? typeOf(entries) : undefined;
}

/** GraphQL type of what a JSON Schema describes: `"city"` → `"City"`, `"key-stats"` → `"KeyStatsSettings"`. */
export const typeOfKind = (kind: string): string =>
  pascalCase(kind) + (pageKinds.some((page) => page.kind === kind) ? "" : "Settings");

/** GraphQL type of a kind of page. */
export const typeOf = ({ kind }: PageKind): string => pascalCase(kind);

/** GraphQL type of the entries of a folder: `"case-studies"` → `"CaseStudy"`; undefined where it holds none. */
export function typeOfFolder(folder: string | undefined): string | undefined {
  const entries = entryFolders.find((page) => page.folder === folder);
  return entries && typeOf(entries);
}

/** `"key-stats"` → `"KeyStats"`, `"heroVideo"` → `"HeroVideo"` */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
