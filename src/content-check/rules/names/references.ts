import { faultAt, faultsAt, type Fault } from "../../fault";
import { alike, itemPaths, repeated, textAt, texts, valueAt, type Document } from "../../document";
import { entryFolders } from "../../../shared/kinds";
import { documentsOf, settingOf, slugsOf, type Content } from "../../read/content";
import type { Rule } from "../../rule";
import type { Schemas } from "../../schema/load";
import { nearest } from "../../../shared/text/nearest";

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
    return faultAt(document, {
      path,
      detail: "unknown",
      problem: `« ${slug} » n’existe pas dans content/${folder}.`,
      remedy: meant
        ? `Écrivez « ${meant} », ou retirez cette ligne.`
        : `Écrivez le nom d’un dossier de content/${folder}, ou retirez cette ligne.`,
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

/**
 * A city that somebody made of a neighbour's folder: its texts name another and never itself, « à … » is another's, or it stands on
 * the same point of the map.
 */
function copiedCities(content: Content): Fault[] {
  const cities = documentsOf(content, "city");
  const nameOf = (city: Document): string => textAt(city, "city") ?? "";
  const placeOf = (city: Document) =>
    ["latitude", "longitude"].map((field) => valueAt(city.data, ["coordinates", field]) ?? city.slug).join();
  const samePlace = alike(cities, placeOf).map(({ item, other }) =>
    faultAt(item, {
      path: ["coordinates"],
      detail: "place",
      problem: `${nameOf(other)} est au même point de la carte.`,
      remedy: "Écrivez la latitude et la longitude de cette ville.",
    }),
  );
  const otherLocative = cities.filter((city) => {
    const [name, locative = name] = [
      nameOf(city).replace(/^(?:Le|La|Les) |^L’/, ""),
      textAt(city, "locative"),
    ];
    return !locative.includes(name);
  });
  const copied = cities.flatMap((city) => {
    const written = texts(city.data).filter(
      ({ path: [field = ""] }) => !["city", "locative"].includes(String(field)),
    );
    const naming = (name: string) => written.find(({ text }) => name !== "" && text.includes(name));
    const other = naming(nameOf(city)) ? undefined : cities.map(nameOf).find(naming);
    const problem = `Aucun texte de cette page ne nomme « ${nameOf(city)} », et celui-ci nomme « ${other} ».`;
    const remedy = `Récrivez ${city.file} pour cette ville : titres, textes, département, trajet.`;
    return other ? faultAt(city, { path: naming(other)?.path, detail: "copied", problem, remedy }) : [];
  });
  return [
    ...samePlace,
    ...copied,
    ...otherLocative.map((city) =>
      faultAt(city, {
        path: ["locative"],
        detail: "locative",
        problem: `« ${textAt(city, "locative")} » ne nomme pas ${nameOf(city)}.`,
        remedy: `Écrivez ${nameOf(city)} comme on dit y être : « à … », « au … », « à La … ».`,
      }),
    ),
  ];
}
