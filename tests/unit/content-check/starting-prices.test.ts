import { startingPriceRule } from "../../../src/content-check/rules/promises/starting-prices";
import { expectTold } from "./cases";
import { addCity, addPost, ask, copyContent } from "./tree";

const remedy = (said: string): string =>
  `Reprenez celui de la page du service, ou changez-le d’abord là-bas : content/services/${said}.`;
const site = remedy("site-vitrine/index.json dit « dès 3 000 € HT le site »");
const erp = remedy("erp-crm/index.json dit « dès 54 000 € HT le projet »");

/** Sentences of a city, and what of them is no price of ours any more; nothing where it is one, or nobody's. */
const sentences: Readonly<Record<string, readonly [] | readonly [written: string, remedy: string]>> = {
  "Un site vitrine en deux semaines, dès 3 000 € HT.": [],
  "Un site vitrine en deux semaines, dès 2 500 € HT.": ["dès 2 500 € HT", site],
  "Des sites vitrines à partir de 2 500 €.": ["à partir de 2 500 €", site],
  "Un CRM en six semaines, dès 3 000 € HT.": ["dès 3 000 € HT", erp],
  "Trois modules, dès 54 000 € HT.": [],
  "Un site vitrine, dès 3 000 € HT, ou un ERP, dès 54 000 € HT.": [],
  "Un site vitrine. La place y est vendue dès 12 €.": [],
  "Un site vitrine, suivi dès 150 € HT par mois.": [],
};

it.each(Object.entries(sentences))("the price of « %s » is that of the service", async (sentence, told) => {
  const tree = copyContent();
  const spaced = sentence.replace(/ (?=[€\d])/g, "\u00a0");
  const city = addCity(tree, "Essai", "Une phrase simple.", spaced);
  const [written, expected] = told;
  expectTold(
    await ask(startingPriceRule, tree),
    city,
    written ? [`{…} | « ${written} » n’est pas le prix de départ de ce service. | ${expected ?? ""}`] : [],
  );
});

it("a price that no service has is told with those of all, and not in an article, which tells of others", async () => {
  const tree = copyContent();
  const sentence = "Trois modules, dès 9\u00a0000\u00a0€\u00a0HT.";
  const city = addCity(tree, "Essai", "Une phrase simple.", sentence);
  const post = addPost(tree, "essai", sentence);
  const faults = await ask(startingPriceRule, tree);
  expectTold(faults, city, ["{…} | « dès 9 000 € HT » n’est pas le prix de départ d’un service. | {…}"]);
  expectTold(faults, post, []);
});

it("a table of prices is read line by line, once a service's price changes", async () => {
  const tree = copyContent();
  const rows = ["Site vitrine | dès 3\u00a0000\u00a0€", "ERP ou CRM | dès 54\u00a0000\u00a0€"];
  const post = addPost(
    tree,
    "essai",
    ["| Prestation | Prix |", "| --- | --- |", ...rows.map((row) => `| ${row} |`)].join("\n"),
  );
  expectTold(await ask(startingPriceRule, tree), post, []);
  tree.set("services/site-vitrine/index.json", ["priceFrom", "amount"], 3500);
  expectTold(await ask(startingPriceRule, tree), post, [
    `{…} | « dès 3 000 € » n’est pas le prix de départ de ce service. | ${remedy("site-vitrine/index.json dit « dès 3 500 € HT le site »")}`,
  ]);
});
