import { alike, textAt, texts, valueAt, type Document } from "../../document";
import { faultAt, type Fault } from "../../fault";
import { documentsOf, type Content } from "../../read/content";

const nameOf = (city: Document): string => textAt(city, "city") ?? "";

/**
 * Cities that somebody made of a neighbour's folder: the texts of one name another more often than itself, its « à … » is
 * another's, or it stands on the same point of the map. Words are only warned of: a town may be called by a shorter name.
 */
export function copiedCities(content: Content): Fault[] {
  const cities = documentsOf(content, "city");
  const models = new Map(cities.map((city) => [city, modelOf(city, cities)]));
  return [
    ...alike(cities, placeOf)
      .filter(({ item, other }) => models.get(other) !== item)
      .map(({ item, other }) =>
        faultAt(item, {
          path: ["coordinates"],
          detail: "place",
          problem: `${nameOf(other)} est au même point de la carte.`,
          remedy: "Écrivez la latitude et la longitude de cette ville.",
        }),
      ),
    ...cities.flatMap((city) => [...textsOfAnother(city, models.get(city)), ...locativeOfAnother(city)]),
  ];
}

/** A city without coordinates is at no point: the schema tells it. */
const placeOf = ({ data, slug }: Document): string =>
  ["latitude", "longitude"].map((field) => valueAt(data, ["coordinates", field]) ?? slug).join();

const writtenOf = (city: Document) =>
  texts(city.data).filter(({ path: [field] }) => field !== "city" && field !== "locative");

/** The city that a page names more often than its own. */
function modelOf(city: Document, cities: readonly Document[]): Document | undefined {
  const words = writtenOf(city)
    .map(({ text }) => text)
    .join("\n");
  const count = (other: Document): number =>
    nameOf(other) === "" ? 0 : words.split(nameOf(other)).length - 1;
  const own = count(city);
  return cities.find((other) => count(other) > own);
}

function textsOfAnother(city: Document, other: Document | undefined): Fault[] {
  if (!other) return [];
  return [
    faultAt(city, {
      severity: "warning",
      path: writtenOf(city).find(({ text }) => text.includes(nameOf(other)))?.path,
      detail: "copied",
      problem: `Les textes de cette page nomment « ${nameOf(other)} » plus souvent que « ${nameOf(city)} ».`,
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
