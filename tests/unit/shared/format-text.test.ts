import { withA, withDe } from "../../../src/shared/format-text";

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
