import { faultAt, faultsAt, type Fault } from "../../fault";
import { alike, itemPaths, repeated, texts, valueAt, type Document } from "../../document";
import { entryFolders } from "../../../shared/kinds";
import { documentsOf, settingOf, slugsOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";
import type { Schemas } from "../../schema/load";
import { nearest } from "../../../shared/text/nearest";
import { copiedCities } from "./copied-cities";

/** Every slug that names another entry, as the schemas say (`reference`); what menus list; the ranks of lists; copied cities. */
export const referenceRule: Rule = {
  name: "reference",
  everyBuild: true,
  check({ content, schemas }) {
    const navigation = settingOf(content, "navigation");
    return [
      ...content.documents.flatMap((document) => unknownSlugs(content, schemas, document)),
      ...(navigation ? menuFaults(content, navigation) : []),
      ...entryFolders.flatMap(({ kind }) => sameRank(content, kind)),
      ...copiedCities(content),
    ];
  },
};

/** An entry that no menu leads to is still published, hence only a warning. */
function menuFaults(content: Content, navigation: Document): Fault[] {
  const { data } = navigation;
  return ["services", "technologies"].flatMap((folder) => {
    const groups = itemPaths(data, [folder]);
    const items = groups.flatMap((group) => itemPaths(data, [...group, "items"]));
    const listed = items.map((item) => valueAt(data, item));
    const absent = slugsOf(content, folder).filter((slug) => !listed.includes(slug));
    return faultsAt(navigation, [
      ...repeated(items, (item) => valueAt(data, item)).map(({ item: path }) => ({
        path,
        detail: "menu-repeated",
        problem: `« ${String(valueAt(data, path))} » figure deux fois dans le menu.`,
        remedy: "Retirez l’une des deux lignes.",
      })),
      ...absent.map((slug) => ({
        severity: "warning" as const,
        path: [folder],
        detail: "menu-missing",
        problem: `« ${slug} » n’est dans aucun groupe du menu.`,
        remedy: `Ajoutez "${slug}" à la liste items du groupe qui convient.`,
      })),
    ]);
  });
}

/** Slugs that no folder has. An unreadable entry still exists: its own fault is said. */
function unknownSlugs(content: Content, schemas: Schemas, document: Document): Fault[] {
  return texts(document.data).flatMap(({ path, text: slug }) => {
    const folder = schemas.at(document.kind, path)?.reference;
    const known = folder === undefined ? [slug] : slugsOf(content, folder);
    if (known.includes(slug)) return [];
    const meant = nearest(slug, known);
    const key = path.at(-1);
    const isRequired = schemas.at(document.kind, path.slice(0, -1))?.required?.includes(String(key));
    const or = isRequired ? "ou retirez l’élément entier, de { à }" : "ou retirez cette ligne";
    return faultAt(document, {
      path,
      detail: "unknown",
      problem: `« ${slug} » n’existe pas dans content/${folder}.`,
      remedy: meant
        ? `Écrivez « ${meant} », ${or}.`
        : `Écrivez le nom d’un dossier de content/${folder}, ${or}.`,
    });
  });
}

/** Two entries of the same rank would be shown in an order that nobody chose. */
function sameRank(content: Content, kind: string): Fault[] {
  const rankOf = ({ data }: Document): number | undefined => {
    const rank = valueAt(data, ["order"]);
    return typeof rank === "number" ? rank : undefined;
  };
  const documents = documentsOf(content, kind);
  const free = Math.max(...documents.map((document) => rankOf(document) ?? 0)) + 1;
  return alike(documents, rankOf).map(({ item, other }) =>
    faultAt(item, {
      path: ["order"],
      detail: "rank",
      problem: `Le rang ${rankOf(item)} est déjà pris par ${other.file}.`,
      remedy: `Choisissez un rang libre, par exemple ${free}.`,
    }),
  );
}
