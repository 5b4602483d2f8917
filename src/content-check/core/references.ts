import { faultAt, type Fault } from "../fault";
import { texts, valueAt, type Document, type Path } from "../document";
import { entryFolders } from "../kinds";
import { documentsOf, settingOf, type Content } from "../read/content";
import type { Schemas } from "../schema/load";
import { nearest } from "../schema/suggest";

/** Every slug that names another entry, as the schemas say (`reference`); what menus list; the ranks of lists. */
export function checkReferences(content: Content, schemas: Schemas): Fault[] {
  const navigation = settingOf(content, "navigation");
  return [
    ...content.documents.flatMap((document) => unknownSlugs(content, schemas, document)),
    ...(navigation ? menuFaults(content, navigation) : []),
    ...sameRank(content, "service"),
    ...sameRank(content, "case-study"),
  ];
}

function menuFaults(content: Content, navigation: Document): Fault[] {
  return ["services", "technologies"].flatMap((folder) => {
    const items = each(navigation, [folder]).flatMap((at) => each(navigation, [...at, "items"]));
    return [...twice(navigation, items), ...absent(content, navigation, items, folder)];
  });
}

/** Slugs that no folder has. An unreadable entry still exists: its own fault is said. */
function unknownSlugs(content: Content, schemas: Schemas, document: Document): Fault[] {
  return [...texts(document.data)].flatMap(({ path, text: slug }) => {
    const folder = schemas.at(document.kind, path)?.reference;
    const known = folder === undefined ? [slug] : slugsOf(content, folder);
    if (known.includes(slug)) return [];
    const meant = nearest(slug, known);
    return faultAt(document, {
      path,
      problem: `« ${slug} » n’existe pas dans content/${folder}.`,
      remedy: meant
        ? `Écrivez « ${meant} », ou retirez cette ligne.`
        : `Écrivez le nom d’un dossier de content/${folder}, ou retirez cette ligne.`,
    });
  });
}

function twice(navigation: Document, items: readonly Path[]): Fault[] {
  const seen = new Set<unknown>();
  return items.flatMap((path) => {
    const slug = valueAt(navigation.data, path);
    const first = !seen.has(slug);
    seen.add(slug);
    const problem = `« ${String(slug)} » figure deux fois dans le menu.`;
    return first ? [] : faultAt(navigation, { path, problem, remedy: "Retirez l’une des deux lignes." });
  });
}

/** An entry that no menu leads to is still published, hence only a warning. */
function absent(content: Content, navigation: Document, items: readonly Path[], folder: string): Fault[] {
  const listed = items.map((at) => valueAt(navigation.data, at));
  return slugsOf(content, folder)
    .filter((slug) => !listed.includes(slug))
    .map((slug) => {
      const problem = `« ${slug} » n’est dans aucun groupe du menu.`;
      const remedy = `Ajoutez "${slug}" à la liste items du groupe qui convient.`;
      return faultAt(navigation, { severity: "warning", path: [folder], problem, remedy });
    });
}

/** Two entries of the same rank would be shown in an order that nobody chose. */
function sameRank(content: Content, kind: string): Fault[] {
  const seen = new Map<unknown, string>();
  return documentsOf(content, kind).flatMap((document) => {
    const rank = valueAt(document.data, ["order"]);
    const other = seen.get(rank);
    if (other === undefined) seen.set(rank, document.file);
    if (other === undefined || typeof rank !== "number") return [];
    const free = Math.max(...[...seen.keys()].filter((one) => typeof one === "number")) + 1;
    return faultAt(document, {
      path: ["order"],
      problem: `Le rang ${rank} est déjà pris par ${other}.`,
      remedy: `Choisissez un rang libre, par exemple ${free}.`,
    });
  });
}

/** Names of the entries' folders, readable or not. */
function slugsOf(content: Content, folder: string): string[] {
  const file = entryFolders.find((entry) => entry.folder === folder)?.file ?? "";
  return content.files
    .map(({ path }) => path.split("/"))
    .filter(([first, , last]) => first === folder && last === file)
    .map(([, slug = ""]) => slug);
}

/** Paths of the items of a list. */
function each(document: Document, path: Path): Path[] {
  const value = valueAt(document.data, path);
  return Array.isArray(value) ? value.map((_, index) => [...path, index]) : [];
}
