import { alike, textAt, texts, valueAt, type Document } from "../../document";
import { faultAt, type Fault } from "../../fault";
import { documentsOf, type Content } from "../../read/content";

const nameOf = (city: Document): string => textAt(city, "city") ?? "";

/**
 * Cities that somebody made of a neighbour's folder: the texts of one name another and never itself, its « à … » is another's, or it
 * stands on the same point of the map. Words are only warned of: a town may be called by a shorter name.
 */
export function copiedCities(content: Content): Fault[] {
  const cities = documentsOf(content, "city");
  return [
    ...alike(cities, placeOf).map(({ item, other }) =>
      faultAt(item, {
        path: ["coordinates"],
        detail: "place",
        problem: `${nameOf(other)} est au même point de la carte.`,
        remedy: "Écrivez la latitude et la longitude de cette ville.",
      }),
    ),
    ...cities.flatMap((city) => [...textsOfAnother(city, cities), ...locativeOfAnother(city)]),
  ];
}

/** A city without coordinates is at no point: the schema tells it. */
const placeOf = ({ data, slug }: Document): string =>
  ["latitude", "longitude"].map((field) => valueAt(data, ["coordinates", field]) ?? slug).join();

function textsOfAnother(city: Document, cities: readonly Document[]): Fault[] {
  const written = texts(city.data).filter(({ path: [field] }) => field !== "city" && field !== "locative");
  const naming = (name: string) => written.find(({ text }) => name !== "" && text.includes(name));
  const other = naming(nameOf(city)) ? undefined : cities.map(nameOf).find(naming);
  if (!other) return [];
  return [
    faultAt(city, {
      severity: "warning",
      path: naming(other)?.path,
      detail: "copied",
      problem: `Aucun texte de cette page ne nomme « ${nameOf(city)} », et celui-ci nomme « ${other} ».`,
      remedy: `Récrivez ${city.file} pour cette ville : titres, textes, département, trajet.`,
    }),
  ];
}

function locativeOfAnother(city: Document): Fault[] {
  const name = nameOf(city).replace(/^(?:Le|La|Les) |^L’/, "");
  const locative = textAt(city, "locative");
  if (locative === undefined || locative.includes(name)) return [];
  return [
    faultAt(city, {
      severity: "warning",
      path: ["locative"],
      detail: "locative",
      problem: `« ${locative} » ne nomme pas ${nameOf(city)}.`,
      remedy: `Écrivez ${nameOf(city)} comme on dit y être : « à … », « au … », « à La … ».`,
    }),
  ];
}
