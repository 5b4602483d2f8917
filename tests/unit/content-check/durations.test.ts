/** @jest-environment node */
import { readContent } from "../../../src/content-check/read/content";
import { checkDurations } from "../../../src/content-check/rules/promises/durations";
import { pattern } from "./cases";
import { copyContent, messagesOf } from "./tree";

const saas = "services/saas/index.json";
const page = "settings/services-page.json";
const remedy = "Accordez weeks avec les mots de value : la page des services montre les deux côte à côte.";

/** What is told of delays and teams once one value of the content is another. */
function toldAfter(file: string, path: readonly (string | number)[], value: unknown) {
  const tree = copyContent();
  tree.set(saas, ["duration", "label"], "pour une première version, confiée à trois personnes");
  tree.set(file, path, value);
  return messagesOf(checkDurations(readContent(tree.root)), file);
}

it.each([
  ["the same weeks", { value: "6\u00a0semaines", weeks: { min: 6, max: 6 } }],
  ["one of several weeks", { value: "2\u00a0semaines", weeks: { min: 1, max: 3 } }],
  ["a range", { value: "1 à 3\u00a0semaines", weeks: { min: 1, max: 3 } }],
  ["days of the calendar", { value: "30\u00a0jours", weeks: { min: 4.3, max: 4.3 } }],
  ["hours, counted in working days", { value: "72\u00a0heures", weeks: { min: 0.6, max: 0.6 } }],
  ["words that are no amount", { value: "Sur mesure", weeks: { min: 1, max: 2 } }],
  ["no weeks", { value: "6\u00a0semaines" }],
])("a delay and its weeks agree: %s", (_name, duration) => {
  const label = "confiée à trois personnes";
  expect(toldAfter(saas, ["duration"], { ...duration, label })).toEqual([]);
});

it("a delay and its weeks that disagree are told, on a service and on the page of all", () => {
  expect(toldAfter(saas, ["duration", "weeks"], { min: 8, max: 8 })).toEqual([
    pattern(
      `{…} — duration › weeks | « 30 jours » et 8 à 8 semaines ne disent pas le même délai. | ${remedy}`,
    ),
  ]);
  const duration = { value: "1 à 3\u00a0semaines", weeks: { min: 5, max: 6 } };
  expect(toldAfter(page, ["groups", 1, "items", 0, "duration"], duration)).toEqual([
    pattern(
      `{…} — groups › 2 › items › 1 › duration › weeks | « 1 à 3 semaines » et 5 à 6 semaines ne disent pas le même délai. | ${remedy}`,
    ),
  ]);
});

it("a delay does not end before it begins", () => {
  expect(toldAfter(saas, ["duration", "weeks"], { min: 5, max: 4 })).toEqual([
    pattern(
      "{…} — duration › weeks | Ce délai va de 5 à 4 semaines : il finit avant de commencer. | Écrivez le plus court dans min, le plus long dans max.",
    ),
  ]);
});

it("a team is the one that the delay's sentence tells of", () => {
  expect(toldAfter(saas, ["team"], "trois personnes")).toEqual([]);
  expect(toldAfter(saas, ["team"], "une équipe")).toEqual([]);
  expect(toldAfter(saas, ["team"], "deux personnes")).toEqual([
    pattern(
      "{…} — team | « deux personnes » contredit la phrase du délai : « pour une première version, confiée à trois personnes » | Accordez team avec duration.label.",
    ),
  ]);
});
