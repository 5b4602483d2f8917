import { demonstrationRule } from "../../../src/content-check/rules/promises/demonstration";
import { describeCases, expectTold, type Change } from "./cases";
import { ask, copyContent } from "./tree";

const changed =
  (page: string, ...changes: readonly (readonly [from: string | RegExp, to: string])[]): Change =>
  (tree) => {
    const file = `legal/${page}.md`;
    tree.write(
      file,
      changes.reduce((text, [from, to]) => text.replace(from, to), tree.read(file)),
    );
    return file;
  };

// A table, one case a row.
// prettier-ignore
describeCases("the marks of legal pages", {
  "the legal notice lacks what the law wants to be said of the agency and its host": [
    changed("mentions-legales", ["{{capital}}", "8 000 €"], ["{{adresse de l’hébergeur}}", "Vannes"]),
    "identity-mark", "identity-mark"],
  "a mark stands for nothing": [changed("accessibilite", ["{{téléphone}}", "{{telephone}}"]),
    "identity-mark@8:52"],
  "a mark stands outside the text, where nothing takes its place": [
    changed("credits", [/^title: .*$/m, 'title: "Crédits de {{dénomination}}"']), "identity-mark@2:8"],
});

it("lets nothing that is invented be published", async () => {
  const tree = copyContent();
  const settings = "settings/site.json";
  tree.set(settings, ["demonstration"], true);
  tree.set(settings, ["legal", "capital"], "10 000 € (valeur de démonstration)");
  const service = "services/audit-de-securite/index.json";
  const certification =
    "Une attestation. Déclaration d’activité n° 00 00000 00 (valeur de démonstration) ; sans agrément.";
  tree.set(service, ["training"], { certification, funding: "Le budget de l’entreprise." });
  const terms = "legal/conditions-generales.md";
  tree.write(terms, `${tree.read(terms)}\nNotre assureur est [assureur, à compléter].\n`);
  const faults = await ask(demonstrationRule, tree, { publication: true });
  expectTold(faults, settings, [
    "{…}legal › capital | « 10 000 € (valeur de démonstration) »{…}",
    "{…}demonstration | Les clients{…}",
  ]);
  expectTold(faults, service, [
    "{…}training › certification | « Déclaration d’activité n° 00 00000 00 (valeur de démonstration) » est une valeur de démonstration. | Écrivez celle de l’agence.",
  ]);
  expectTold(faults, terms, ["{…} | « [assureur, à compléter] » est une valeur de démonstration. | {…}"]);
  expectTold(await ask(demonstrationRule, tree), service, []);
});
