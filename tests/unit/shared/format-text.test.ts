import { formatRangeOf, withA, withDe } from "../../../src/shared/format-text";

it.each([
  [1, 1, "1 semaine"],
  [1, 1.5, "1 à 1,5 semaine"],
  [0.5, 2, "0,5 à 2 semaines"],
  [4, 4, "4 semaines"],
  [1000, 12000.5, "1 000 à 12 000,5 semaines"],
])("weeks from %d to %d are « %s »", (min, max, expected) => {
  expect(formatRangeOf({ min, max }, "semaine").replaceAll("\u00a0", " ")).toBe(expected);
});

it.each([
  ["Lyon", "de Lyon", "à Lyon"],
  ["Oullins", "d’Oullins", "à Oullins"],
  ["Île-Rousse", "d’Île-Rousse", "à Île-Rousse"],
  ["œuvres", "d’œuvres", "à œuvres"],
  ["Yvetot", "d’Yvetot", "à Yvetot"],
  ["Yaoundé", "de Yaoundé", "à Yaoundé"],
  ["Le Mans", "du Mans", "au Mans"],
  ["Les Ulis", "des Ulis", "aux Ulis"],
  ["L’Haÿ-les-Roses", "de L’Haÿ-les-Roses", "à L’Haÿ-les-Roses"],
  ["3 Rivières", "de 3 Rivières", "à 3 Rivières"],
])("« de » and « à » before %s: %s, %s", (name, of, to) => {
  expect([withDe(name), withA(name)]).toEqual([of, to]);
});
