import { faultAt } from "../at";
import { textAt, valueAt } from "../document";
import type { Fault } from "../fault";
import { documentsOf, type Content } from "../read/content";
import type { Prose } from "../text/prose";

/** Begins every text that `npm run content:new` writes for the editor to replace. */
export const starterMark = "À compléter";

/** Where a new city stands until its editor says it: a département that does not exist, the middle of France. */
export const starterPlace = { code: "00", latitude: 46.5, longitude: 2.5 } as const;

const filler = /lorem ipsum|\bdolor sit amet\b|\bTODO\b|\bXXX\b/i;

/** True for a text that its author has not written yet: nothing else needs to be said of it. */
export const isStarter = (run: Prose): boolean => run.text.includes(starterMark);

/** Texts that still wait for their author. */
export function checkStarters(content: Content, prose: readonly Prose[]): Fault[] {
  const places = documentsOf(content, "city").flatMap((city) => [
    ...(textAt(city, "departement", "code") === starterPlace.code
      ? [faultAt(city, placeFinding("departement", "code"))]
      : []),
    ...(valueAt(city.data, ["coordinates", "latitude"]) === starterPlace.latitude &&
    valueAt(city.data, ["coordinates", "longitude"]) === starterPlace.longitude
      ? [faultAt(city, placeFinding("coordinates"))]
      : []),
  ]);
  return [...places, ...prose.flatMap(textFaults)];
}

const placeFinding = (...path: string[]) => ({
  severity: "warning" as const,
  path,
  problem: "Cette valeur de départ n’a pas encore été remplacée.",
  remedy: "Écrivez celle de la ville.",
});

function textFaults(run: Prose): Fault[] {
  const starters = Array.from(run.text.matchAll(new RegExp(starterMark, "g")), ({ index }) =>
    run.faultAt(index, {
      severity: "warning",
      problem: "Ce texte de départ n’a pas encore été remplacé.",
      remedy: "Écrivez le vôtre à la place ; ce qui suit « À compléter » dit ce qui est attendu.",
    }),
  );
  const index = run.visible.search(filler);
  if (index < 0) return starters;
  const problem = "Un texte de remplissage est resté.";
  return [
    ...starters,
    run.faultAt(index, { problem, remedy: "Écrivez le texte définitif, ou retirez le passage." }),
  ];
}
