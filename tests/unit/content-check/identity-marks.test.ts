/** @jest-environment node */
import { demonstrationRule } from "../../../src/content-check/rules/promises/demonstration";
import { ask, check, copyContent, messagesOf, type Tree } from "./tree";

const settings = "settings/site.json";
const notice = "legal/mentions-legales.md";

let tree: Tree;
beforeEach(() => (tree = copyContent()));

it("asks of the legal notice all that the law wants to be said of the agency and its host", async () => {
  const body = tree.read(notice);
  tree.write(notice, body.replace("{{capital}}", "8 000 €").replace("{{adresse de l’hébergeur}}", "Vannes"));
  const missing = ["adresse de l’hébergeur", "capital"].map(
    (name) =>
      `file | La loi demande aux mentions légales ce dont « {{${name}}} » tient la place : il manque. | Écrivez-le là où la page doit dire ce que dit content/settings/site.json.`,
  );
  expect(messagesOf(await check(tree), notice)).toEqual(missing);
});

it("names the marks of legal pages that stand for nothing", async () => {
  const page = "legal/accessibilite.md";
  tree.write(page, tree.read(page).replace("{{téléphone}}", "{{telephone}}"));
  expect(messagesOf(await check(tree), page)).toEqual([
    expect.stringMatching(
      /^8:\d+ \| « {{telephone}} » ne tient la place de rien : ces accolades se liraient\. \| Écrivez « {{téléphone}} »\.$/,
    ),
  ]);
});

it("refuses marks outside the text, where nothing takes their place", async () => {
  const page = "legal/credits.md";
  tree.write(page, tree.read(page).replace(/^title: .*$/m, 'title: "Crédits de {{dénomination}}"'));
  expect(messagesOf(await check(tree), page)).toContainEqual(
    expect.stringMatching(
      /^2:8 — title \| Ces accolades se liraient : elles ne tiennent la place de rien hors du texte/,
    ),
  );
});

it("lets nothing that is invented be published", async () => {
  tree.set(settings, ["demonstration"], true);
  tree.set(settings, ["legal", "capital"], "10 000 € (valeur de démonstration)");
  const refused = ["legal › capital | « 10 000 € (valeur de démonstration) »", "demonstration | Les clients"];
  expect(messagesOf(await ask(demonstrationRule, tree, { publication: true }), settings)).toEqual(
    refused.map((fault) => expect.stringContaining(fault) as unknown),
  );
});
