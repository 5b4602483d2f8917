import { entryFolders } from "../../content-check/kinds";

/** Kind of the entries of a folder, as their JSON Schema is called. */
const kinds: Readonly<Record<string, string>> = Object.fromEntries(
  entryFolders.filter(({ file }) => file === "index.json").map(({ folder, kind }) => [folder, kind]),
);

/**
 * GraphQL type of a JSON file of `content/`, from its place there:
 * `"cities/aubercombe/index.json"` → `"City"`, `"settings/key-stats.json"` → `"KeyStatsSettings"`.
 * Undefined for a file that is no entry.
 */
export function entryTypeOf(relativePath: string): string | undefined {
  const [folder = "", name = "", file] = relativePath.split("/");
  if (["settings", "legal"].includes(folder) && !file) return typeOfKind(name.replace(/\.json$/, ""));
  const kind = kinds[folder];
  return kind && file === "index.json" ? typeOfKind(kind) : undefined;
}

/** GraphQL type of what a JSON Schema describes: `"city"` → `"City"`, `"key-stats"` → `"KeyStatsSettings"`. */
export function typeOfKind(kind: string): string {
  const isEntry = kind === "legal-page" || Object.values(kinds).includes(kind);
  return pascalCase(kind) + (isEntry ? "" : "Settings");
}

/** GraphQL type of the entries of a folder: `"case-studies"` → `"CaseStudy"`; undefined where it holds none. */
export const typeOfFolder = (folder: string | undefined): string | undefined =>
  folder && kinds[folder] && pascalCase(kinds[folder]);

/** `"key-stats"` → `"KeyStats"`, `"heroVideo"` → `"HeroVideo"` */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
