import { faultAt, type Fault } from "../fault";
import { textAt, valueAt, type Document } from "../document";
import { documentsOf, type Content } from "../read/content";
import type { Prose } from "../text/prose";

/** Begins every text that `npm run content:new` writes for the editor to replace. */
export const starterMark = "À compléter";

/** Where a new city stands until its editor says it: a département that does not exist, the middle of France. */
export const starterPlace = { code: "00", latitude: 46.5, longitude: 2.5 } as const;

const filler = /lorem ipsum|\bdolor sit amet\b|\bTODO\b|\bXXX\b/i;

/** True for a text that its author has not written yet: nothing else needs to be reported about it. */
export const isStarter = (run: Prose): boolean => run.text.includes(starterMark);

/** Texts that still wait for their author. */
export const checkStarters = (content: Content, prose: readonly Prose[]): Fault[] => [
  ...documentsOf(content, "city").flatMap(placeFaults),
  ...prose.flatMap(textFaults),
];

function placeFaults(city: Document): Fault[] {
  const { code, latitude, longitude } = starterPlace;
  const coordinates = valueAt(city.data, ["coordinates"]);
  const paths = [
    ...(textAt(city, "departement", "code") === code ? [["departement", "code"]] : []),
    ...(valueAt(coordinates, ["latitude"]) === latitude && valueAt(coordinates, ["longitude"]) === longitude
      ? [["coordinates"]]
      : []),
  ];
  const problem = "Cette valeur de départ n’a pas encore été remplacée.";
  const remedy = "Écrivez celle de la ville.";
  return paths.map((path) => faultAt(city, { severity: "warning", path, problem, remedy }));
}

function textFaults({ document, path, text, visible }: Prose): Fault[] {
  const starters = Array.from(text.matchAll(new RegExp(starterMark, "g")), ({ index }) =>
    faultAt(document, {
      severity: "warning",
      path,
      index,
      problem: "Ce texte de départ n’a pas encore été remplacé.",
      remedy: "Écrivez le vôtre à la place ; ce qui suit « À compléter » dit ce qui est attendu.",
    }),
  );
  const index = visible.search(filler);
  if (index < 0) return starters;
  const remedy = "Écrivez le texte définitif, ou retirez le passage.";
  return [
    ...starters,
    faultAt(document, { path, index, problem: "Un texte de remplissage est resté.", remedy }),
  ];
}
