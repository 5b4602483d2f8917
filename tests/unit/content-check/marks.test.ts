import { readFileSync } from "node:fs";
import path from "node:path";
import { markRule } from "../../../src/content-check/rules/texts/marks";
import { bareFactRule } from "../../../src/content-check/rules/texts/bare-facts";
import { legalMarks } from "../../../src/shared/facts/fact-sources";
import { addCity, addPost, ask, check, copyContent, rulesIn } from "./tree";

type Keys = readonly (string | number)[];

const fields: readonly (readonly [holds: string, file: string, keys: Keys, text: string, rule: string])[] = [
  ["a known mark", "settings/faq.json", ["items", 0, "question"], "Sous {{délai de réponse}} ?", ""],
  [
    "a mark spelt without accents",
    "settings/faq.json",
    ["items", 0, "question"],
    "Sous {{Delai-de-reponse}} ?",
    "",
  ],
  ["a mark of the city itself", "cities/vannes/index.json", ["travel"], "À {{trajet}}.", "mark/unknown"],
  ["a mark of another city", "settings/faq.json", ["items", 0, "question"], "À {{trajet}} ?", "mark/unknown"],
  [
    "an unknown mark",
    "settings/faq.json",
    ["items", 0, "question"],
    "Sous {{délai de réponce}} ?",
    "mark/unknown",
  ],
  [
    "a mark of a service that is not sold",
    "settings/faq.json",
    ["items", 0, "question"],
    "{{prix de l’application web}} ?",
    "mark/unknown",
  ],
  ["a mark within a mark", "settings/faq.json", ["items", 0, "question"], "{{prix {{note}}}} ?", "mark/open"],
  ["a mark that is not closed", "settings/faq.json", ["items", 0, "question"], "{{note ?", "mark/open"],
  ["braces that are meant", "settings/faq.json", ["items", 0, "question"], "Que font \\{{ item }} ?", ""],
  [
    "a mark in a link's address",
    "settings/faq.json",
    ["items", 0, "answer"],
    '<p><a href="/{{note}}">Oui</a></p>',
    "mark/misplaced",
  ],
  [
    "a mark in a folder's name",
    "settings/navigation.json",
    ["footerCities", 0],
    "{{note}}",
    "mark/misplaced",
  ],
  ["a mark in an address", "settings/home.json", ["cards", 0, "href"], "/{{note}}", "mark/misplaced"],
  [
    "a mark in a picture's name",
    "cities/vannes/index.json",
    ["banner1", "src"],
    "./{{note}}.svg",
    "mark/misplaced",
  ],
  ["a mark in an alternative text", "cities/vannes/index.json", ["banner1", "alt"], "La note {{note}}", ""],
  ["a mark in a fact", "settings/claims.json", ["others", 0, "value"], "{{note}}", "mark/fact"],
  ["a mark in a delay", "services/saas/index.json", ["duration", "value"], "{{délai de l’ERP}}", "mark/fact"],
  ["braces in code", "technologies/go/index.json", ["excerpt", "code"], "{{ item }}", ""],
  [
    "a mark in a promise's sentence",
    "settings/claims.json",
    ["others", 0, "text"],
    "Sous {{délai de réponse}}.",
    "",
  ],
];

it.each(fields)(
  "a field that holds %s, in %s, is told of, or not",
  async (_holds, file, keys, text, rule) => {
    const tree = copyContent();
    tree.set(file, keys, text);
    const found = (await ask(markRule, tree)).filter((fault) => fault.file === `content/${file}`);
    expect(found.map((fault) => `${fault.rule}@${fault.path?.join(".")}`)).toEqual(
      rule ? [`${rule}@${keys.join(".")}`] : [],
    );
  },
);

it("an unknown mark is told with the nearest one", async () => {
  const tree = copyContent();
  tree.set("settings/faq.json", ["items", 0, "question"], "Sous {{delai de reponce}} ?");
  expect((await ask(markRule, tree)).map(({ remedy }) => remedy).join()).toContain(
    "Écrivez « {{délai de réponse}} »",
  );
});

it("two facts of one name are told of", async () => {
  const tree = copyContent();
  tree.set("settings/claims.json", ["others", 0, "name"], "la note");
  tree.set("services/saas/index.json", ["calledInMarks"], "de l’ERP");
  const faults = await ask(markRule, tree);
  const found = faults
    .filter(({ rule }) => rule === "mark/clash")
    .map(({ file, path }) => `${file} ${path?.join(".")}`);
  expect(found).toEqual([
    "content/services/saas/index.json priceFrom.amount",
    "content/services/saas/index.json priceFrom.amount",
    "content/services/saas/index.json duration.value",
    "content/settings/claims.json others.0.value",
  ]);
});

it("an article keeps the braces of its code, and is told of others", async () => {
  const tree = copyContent();
  const body =
    "Voir `{{ item }}`.\n\n```yaml\nrun: ${{ matrix.node }}\n```\n\nSous {{délai de réponse}}, et {{ item }}.";
  const file = addPost(tree, "accolades", body);
  expect(rulesIn(await ask(markRule, tree), file)).toEqual(["mark/unknown@15:31"]);
});

it("the legal notice has all that the law asks for", async () => {
  const tree = copyContent();
  const file = "legal/mentions-legales.md";
  expect(rulesIn(await ask(markRule, tree), file)).toEqual([]);
  tree.write(file, tree.read(file).replace(/\{\{.*?\}\}/g, ""));
  expect(rulesIn(await ask(markRule, tree), file)).toEqual(legalMarks.map(() => "mark/missing"));
});

const bare: readonly (readonly [text: string, mark: string])[] = [
  ["Réponse sous 4 heures ouvrées.", "délai de réponse"],
  ["Réponse sous 6 heures ouvrées.", ""],
  ["Un site dès 3 000 € HT.", "prix du site vitrine"],
  ["Un site dès 2 500 € HT.", ""],
  ["Un site à 3 000 € HT la page.", "prix du site vitrine"],
  ["Un ERP en 6 semaines.", "délai de l’ERP"],
  ["La note est de 4,9/5.", "note"],
  ["La note est de 4,2/5.", ""],
  ["Rendez 100 % des honoraires.", ""],
  ["Appelez le 02 61 91 00 00.", "téléphone"],
  ["Appelez le 06 12 34 56 78.", ""],
];

it.each(bare)("« %s » typed by hand is told of, once, with its mark", async (text, mark) => {
  const tree = copyContent();
  const file = addCity(tree, "Essai", "Une phrase simple.", `${text} ${text}`);
  const faults = await ask(bareFactRule, tree);
  expect(rulesIn(faults, file)).toHaveLength(1);
  expect(faults.map(({ remedy }) => remedy).join()).toContain(
    mark ? `Écrivez « {{${mark}}} »` : "Aucun fait ne dit cela",
  );
});

it.each([
  ["L’équipe a tenu 6 semaines."],
  ["Semaine 1 : le cadrage, en trois jours."],
  ["Un abonnement à 3 000 € par an."],
  ["La commande 10297000000."],
  ["Voir {{délai de réponse}} et {{prix du site vitrine}}."],
])("« %s » says no fact of the agency", async (text) => {
  const tree = copyContent();
  const file = addCity(tree, "Essai", "Une phrase simple.", text);
  expect(rulesIn(await ask(bareFactRule, tree), file)).toEqual([]);
});

it("a story tells its own delays, not our prices", async () => {
  const tree = copyContent();
  const file = addPost(
    tree,
    "histoire",
    "Il a fallu six jours, puis en 6 semaines tout fut prêt.\n\nDès 54 000 € HT.",
  );
  expect(rulesIn(await ask(bareFactRule, tree), file)).toHaveLength(1);
});

it("lengths are those of what is read, not of the names of marks", async () => {
  const tree = copyContent();
  const [city, terms] = ["cities/vannes/index.json", "settings/terms.json"];
  const description = `Réponse sous {{délai de réponse}}, ${"bref ".repeat(25)}.`;
  expect([description.length, description.replace(/\{.*\}\}/, "4 heures ouvrées").length]).toEqual([
    161, 157,
  ]);
  tree.set(city, ["seo"], { description });
  tree.set(terms, ["groups", 0, "answers", 0, "label"], "Garantie de {{délai de la garantie en abrégé}}");
  const faults = await check(tree);
  expect([...rulesIn(faults, city), ...rulesIn(faults, terms)]).toEqual([]);
});

it("the documentation names every mark of the settings", () => {
  const guide = readFileSync(path.join(__dirname, "../../../docs/changer-un-fait.md"), "utf8");
  const missing = legalMarks.filter((name) => !guide.includes(`{{${name}}}`));
  expect(missing).toEqual([]);
});
