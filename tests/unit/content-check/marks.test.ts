import { markRule } from "../../../src/content-check/rules/texts/marks";
import { bareFactRule } from "../../../src/content-check/rules/texts/bare-facts";
import { legalMarks } from "../../../src/shared/text/sources";
import { describeSettings } from "./cases";
import { addCity, addPost, ask, check, copyContent, fieldsIn, rulesIn } from "./tree";

const question = "faq items.0.question";

describeSettings(markRule, [
  // A city's own, elsewhere.
  [question, "À {{trajet}} ?", "mark/unknown"],
  [question, "{{prix {{note}}}} ?", "mark/open"],
  [question, "{{note ?", "mark/open"],
  [question, "En {délai du SaaS} ?", "mark/half"],
  [question, "En {délais du SaaS}} ?", "mark/half"],
  [question, "En {{délai du SaaS}}} ?", "mark/open"],
  [question, "Un {mot} ?"],
  ["faq items.0.answer", "*Why not?*{en} Oui."],
  ["faq items.0.answer", "*Why not?*{en} Un *mot*{english}.", "mark/language"],
  ["faq items.0.answer", "[Oui](/{{note}})", "mark/misplaced"],
  ["home cards.0.href", "/{{note}}", "mark/misplaced"],
  ["cities/vannes banner1.src", "./{{note}}.svg", "mark/misplaced"],
  ["cities/vannes banner1.alt", "La note {{note}}"],
  ["claims others.0.value", "{{note}}", "mark/fact"],
  ["claims others.0.text", "Sous {{délai de réponse}}."],
  ["technologies/go excerpt.code", "{{ item }}"],
]);

it("two facts have one name", async () => {
  const tree = copyContent();
  tree.set("settings/claims.json", "others.0.name", "la note");
  tree.set("services/saas/index.json", "calledInMarks", "de l’ERP");
  const faults = (await ask(markRule, tree)).filter(({ rule }) => rule === "mark/clash");
  expect(fieldsIn(faults, "settings/claims.json")).toEqual(["mark/clash@others.0.value"]);
  expect(fieldsIn(faults, "services/saas/index.json").sort()).toEqual([
    "mark/clash@duration.value",
    "mark/clash@priceFrom.amount",
    "mark/clash@priceFrom.amount",
  ]);
});

it("an article keeps the braces of its code, and is told of others", async () => {
  const tree = copyContent();
  const code = "Voir `{{ item }}`.\n\n```yaml\nrun: ${{ matrix.node }}\n```";
  const file = addPost(tree, "accolades", `${code}\n\nSous {{délai de réponse}}, et {{ item }}.`);
  expect(rulesIn(await ask(markRule, tree), file)).toEqual(["mark/unknown@15:31"]);
});

it("the legal notice has all that the law asks for", async () => {
  const tree = copyContent();
  const file = "legal/mentions-legales.md";
  tree.write(file, tree.read(file).replace(/\{\{.*?\}\}/g, ""));
  expect(rulesIn(await ask(markRule, tree), file)).toEqual(legalMarks.map(() => "mark/missing"));
});

it("a text that types a fact by hand is told of it once", async () => {
  const typed = ["Sous 4 heures ouvrées.", "Un site dès 3 000 € HT.", "Un ERP en 6 semaines."];
  typed.push("À 3 000 € HT la page.", "La note est de 4,9/5.");
  typed.push("Appelez le 02 61 91 00 00.");
  // What belongs to others is no fact of ours.
  const others = [
    "Rendez 100 % des honoraires.",
    "La CNIL répond au 01 53 73 22 22.",
    "Tenu 6 semaines.",
    "À 3 000 € par an.",
    "La commande 10297000000.",
  ];
  const tree = copyContent();
  const files = [...typed, ...others].map((text, n) =>
    addCity(tree, `Essai ${n}`, "Une phrase simple.", `${text} ${text}`),
  );
  // A story tells its own delays, not our prices.
  const story = addPost(tree, "histoire", "Prêt en 6 semaines.\n\nDès 54 000 € HT.");
  const faults = await ask(bareFactRule, tree);
  expect(files.map((file) => rulesIn(faults, file).length)).toEqual([
    ...typed.map(() => 1),
    ...others.map(() => 0),
  ]);
  expect(rulesIn(faults, story)).toEqual(["bare-fact@11:5"]);
});

it("lengths are those of what is read, not of the names of marks", async () => {
  const tree = copyContent();
  const label = "Garantie de {{délai de la garantie en abrégé}}";
  tree.set("settings/terms.json", "groups.0.answers.0.label", label);
  expect(rulesIn(await check(tree), "settings/terms.json")).toEqual([]);
});
