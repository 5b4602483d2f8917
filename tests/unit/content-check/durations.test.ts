import { durationRule } from "../../../src/content-check/rules/promises/durations";
import { pattern } from "./cases";
import { ask, copyContent, messagesOf } from "./tree";

const saas = "services/saas/index.json";
const page = "settings/services-page.json";
const remedy = "Accordez weeks avec les mots de value : la page des services montre les deux côte à côte.";

/** What is told of delays and teams once one value of the content is another. */
async function toldAfter(file: string, path: readonly (string | number)[], value: unknown) {
  const tree = copyContent();
  tree.set(saas, ["duration", "label"], "pour une première version, confiée à trois personnes");
  tree.set(file, path, value);
  return messagesOf(await ask(durationRule, tree), file);
}

it.each([
  ["the same weeks", { value: "6\u00a0semaines", weeks: { min: 6, max: 6 } }],
  ["weeks without an end", { value: "dès 3\u00a0semaines", weeks: { min: 3, max: 6 } }],
  ["weeks without a beginning", { value: "moins de 3\u00a0semaines", weeks: { min: 1, max: 3 } }],
  ["a range", { value: "1 à 3\u00a0semaines", weeks: { min: 1, max: 3 } }],
  ["days of the calendar", { value: "30\u00a0jours", weeks: { min: 4.3, max: 4.3 } }],
  ["hours, counted in working days", { value: "72\u00a0heures", weeks: { min: 0.6, max: 0.6 } }],
  ["words that are no amount", { value: "Sur mesure", weeks: { min: 1, max: 2 } }],
  ["no weeks", { value: "6\u00a0semaines" }],
])("a delay and its weeks agree: %s", async (_name, duration) => {
  const label = "confiée à trois personnes";
  expect(await toldAfter(saas, ["duration"], { ...duration, label })).toEqual([]);
});

it("a delay and its weeks that disagree are told, on a service and on the page of all", async () => {
  expect(await toldAfter(saas, ["duration", "weeks"], { min: 8, max: 8 })).toEqual([
    pattern(`{…} — duration › weeks | « 30 jours » et 8 semaines ne disent pas le même délai. | ${remedy}`),
  ]);
  const duration = { value: "1 à 3\u00a0semaines", weeks: { min: 5, max: 6 } };
  expect(await toldAfter(page, ["groups", 0, "items", 1, "duration"], duration)).toEqual([
    pattern(
      `{…} — groups › 1 › items › 2 › duration › weeks | « 1 à 3 semaines » et 5 à 6 semaines ne disent pas le même délai. | ${remedy}`,
    ),
  ]);
});

it("a service does not say one of several weeks, nor a row other weeks than its service", async () => {
  const label = "pour cinq pages";
  const one = { value: "2\u00a0semaines", label, weeks: { min: 1, max: 3 } };
  expect(await toldAfter(saas, ["duration"], one)).toEqual([
    pattern(
      `{…} — duration › weeks | « 2 semaines » et 1 à 3 semaines ne disent pas le même délai. | ${remedy}`,
    ),
  ]);
  const other = { value: "4\u00a0semaines", weeks: { min: 4, max: 4 } };
  const row = ["groups", 1, "items", 1, "duration"];
  expect(await toldAfter(page, row, other)).toEqual([
    pattern(
      "{…} — groups › 2 › items › 2 › duration | « 4 semaines » ici, « 30 jours » sur la page du service. | Retirez duration, le délai du service est montré sans lui ; ou accordez content/services/saas/index.json.",
    ),
  ]);
  expect(await toldAfter(page, row, { value: "Sur mesure" })).toEqual([]);
});

it("a delay does not end before it begins", async () => {
  expect(await toldAfter(saas, ["duration", "weeks"], { min: 5, max: 4 })).toEqual([
    pattern(
      "{…} — duration › weeks | Ce délai va de 5 à 4 semaines : il finit avant de commencer. | Écrivez le plus court dans min, le plus long dans max.",
    ),
  ]);
});

it("a team is the one that the delay's sentence tells of", async () => {
  expect(await toldAfter(saas, ["team"], "trois personnes")).toEqual([]);
  expect(await toldAfter(saas, ["team"], "une équipe")).toEqual([]);
  expect(await toldAfter(saas, ["team"], "deux personnes")).toEqual([
    pattern(
      "{…} — team | « deux personnes » contredit la phrase du délai : « pour une première version, confiée à trois personnes » | Accordez team avec duration.label.",
    ),
  ]);
});
