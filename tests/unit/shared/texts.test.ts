import { formatCount, formatRangeOf } from "../../../src/shared/text/number";
import { withA, withDe } from "../../../src/shared/text/words";
import { serviceTexts } from "../../../src/shared/service-texts";
import { toSlug } from "../../../src/shared/slug";
import { formatTravel, hourMarks } from "../../../src/shared/travel";

it("formatCount groups no decimals", () => {
  expect(formatCount(1234.5678)).toBe("1\u00a0234,5678");
});

it.each([0, 999, 1000, 1234.5, 12_345_678])("formatCount writes %d as French does", (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString("fr-FR").replaceAll("\u202f", "\u00a0"));
});

it.each([
  [1, 1, "1 semaine"],
  [1, 1.5, "1 à 1,5 semaine"],
  [0.5, 2, "0,5 à 2 semaines"],
  [1000, 12000.5, "1 000 à 12 000,5 semaines"],
])("weeks from %d to %d are « %s »", (min, max, expected) => {
  expect(formatRangeOf({ min, max }, "semaine").replaceAll("\u00a0", " ")).toBe(expected);
});

it.each([
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

it.each([
  ["Saint-Étienne", "saint-etienne"],
  ["Node.js", "nodejs"],
  ["Postman & Newman", "postman-and-newman"],
  ["Marketing web (SEO et SEA)", "marketing-web-seo-et-sea"],
  ["", ""],
])("the slug of %s is %s", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it.each([
  [0, "sur\u00a0place"],
  [45, "45\u00a0min"],
  [60, "1\u00a0h"],
  [65, "1\u00a0h\u00a005"],
  [450, "7\u00a0h\u00a030"],
])("%d minutes of travel read « %s »", (minutes, text) => {
  expect(formatTravel(minutes)).toBe(text);
});

it.each([
  [[], [0, 15]],
  [
    [0, 40, 75],
    [0, 60, 120],
  ],
  [
    [480, 0],
    [0, 120, 240, 360, 480],
  ],
  [[1440], [0, 360, 720, 1080, 1440]],
])("the axis of %j has its marks at %j", (times, marks) => {
  expect(hourMarks(times)).toEqual(marks);
});

it("a service whose texts are left out has those that were imposed", () => {
  const missing = {
    heroTitle: null,
    heroSubTitle: null,
    heroButton: null,
    buttonIntro: null,
    buttonTechno: null,
  };
  expect(serviceTexts({ name: "Conseil & IA", ...missing })).toEqual({
    heroTitle: "Besoin d’experts pour votre Conseil &amp; IA\u00a0?",
    heroSubTitle: "Ne cherchez plus nous avons ce qu’il vous faut\u00a0!",
    heroButton: "Discutons de votre projet",
    buttonIntro: "Obtenir gratuitement un devis",
    buttonTechno: "Obtenir gratuitement un devis",
  });
});
