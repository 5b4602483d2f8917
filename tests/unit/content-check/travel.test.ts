import { durationsIn, travelRule } from "../../../src/content-check/rules/promises/travel";
import { ask, copyContent, messagesOf } from "./tree";

it.each<[string, number[]]>([
  ["Environ 110 km, un peu plus d’une heure par l’A43", [60]],
  ["Une centaine de kilomètres, une heure et quart", [75]],
  ["Environ 50 km, trois quarts d’heure", [45]],
  ["sept heures et demie de route", [450]],
  ["à peu près 1 h 40", [100]],
  ["une heure et vingt-cinq minutes, puis cinquante minutes", [85, 50]],
  ["40 minutes de train, ou 1 h 15", [75, 40]],
  ["vingt-deux minutes, ou quarante et une minutes", [22, 41]],
  ["Nous prenons le premier train et repartons par le dernier.", []],
  ["Environ 1 100 km, l’A7 et l’A9", []],
])("« %s » tells %j minutes", (text, minutes) => {
  expect(durationsIn(text)).toEqual(minutes);
});

it.each([
  [75, "1 h 15 de train", []],
  [85, "1 h 15 de train", []],
  [
    180,
    "1 h 15 de train",
    [expect.stringContaining("180 minutes de trajet : journey ne dit pas cette durée.")],
  ],
  [180, "Un train direct", []],
])("%d minutes beside « %s »", async (minutes, journey, told) => {
  const tree = copyContent();
  const file = "cities/quimper/index.json";
  tree.set(file, ["travelMinutes"], minutes);
  tree.set(file, ["journey"], journey);
  expect(messagesOf(await ask(travelRule, tree), file)).toEqual(told);
});
