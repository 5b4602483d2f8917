import { blockRows } from "../shared/blocks";
import { entryFolders, legalPage } from "../shared/kinds";
import type { Identity, Kind } from "./document";

/** Files of `content/settings`, each with a schema of the same name; those of a block may be missing without it. */
export const settingNames: readonly string[] = (
  "booking brand claims contest editing estimate estimator expertise faq founder home key-stats navigation opening pages partners " +
  "process redirects reviews services-page site solutions terms why-collaborate"
).split(" ");

/** The settings that a block of the same name shows (`blocks` of `brand.json`). */
export const blockSettings: readonly string[] = blockRows.flatMap(({ name, hasSettings }) =>
  hasSettings ? name : [],
);

/** Pages of `content/legal` that the footer links to. */
export const legalPages = [
  "mentions-legales",
  "conditions-generales",
  "politique-de-confidentialite",
  "accessibilite",
  "credits",
];

/** The words that the spelling check accepts besides the dictionary's: `content/settings/spelling.txt`. */
export const spellingFile = "settings/spelling.txt";

/** Heaviest picture worth publishing, in bytes. */
export const maxPictureBytes = 1024 * 1024;

const pictureName = /\.(?:svg|png|jpe?g|webp)$/i;

/** True for a file that a page can show. */
export const isPicture = (path: string): boolean => pictureName.test(path);

/** Which document a file of the content folder is, from its place there; undefined for every other file. */
export function identityOf(path: string): Identity | undefined {
  const [folder = "", name = "", file, ...deeper] = path.split("/");
  const document = (kind: Kind, slug: string): Identity => ({ file: `content/${path}`, path, kind, slug });
  const entries = entryFolders.find((entry) => entry.folder === folder);
  if (entries && file === entries.file && deeper.length === 0) return document(entries.kind, name);
  if (file !== undefined) return undefined;
  const base = name.replace(/\.[^.]*$/, "");
  if (folder === legalPage.folder && name.endsWith(".md")) return document(legalPage.kind, base);
  const isSetting = folder === "settings" && name.endsWith(".json") && settingNames.includes(base);
  return isSetting ? document(base, base) : undefined;
}

/** Whether a file of the content folder has a reason to be where it is. */
export const isInPlace = (path: string): boolean =>
  identityOf(path) !== undefined ||
  (isPicture(path) && !path.startsWith("schemas/")) ||
  path === spellingFile ||
  /^(?:settings\/brand\/[^/]+\.(?:woff2|txt)|schemas\/[^/]+\.schema\.json)$/.test(path);

/** Path of the schema from the document's folder, as `$schema` has to name it. */
export function schemaReference(path: string, kind: Kind): string {
  return `${"../".repeat(path.split("/").length - 1)}schemas/${kind}.schema.json`;
}
