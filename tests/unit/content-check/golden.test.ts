import { readFileSync } from "node:fs";
import path from "node:path";
import { rules, type Fault } from "../../../src/content-check";
import { formatReport } from "../../../src/content-check/report";
import { addCity, addPost, check, commit, copyContent, type Tree } from "./tree";

/** One fault of each rule, at least: the other tests ask for names and places, and leave these and their sentences out. */
function breakTree(tree: Tree): void {
  tree.set("settings/site.json", "publishedSince", "2026-09-01");
  addCity(tree, "Partie");
  commit(tree, "avant");
  tree.remove("cities/partie");

  tree.write("blog/vide/index.md", "\n");
  tree.write("blog/sans/index.md", "Un texte.\n");
  addCity(tree, "Virgule", '"À pied.",', '"À pied."');
  tree.write("settings/couleurs.json", "{}");
  tree.write("../static/a.svgz", "");

  const city = addCity(tree, "Or", '"code": "73"', '"code": "7"');
  tree.replace(city, '"city": "Or"', '"city": "Ors"');
  tree.replace(city, "Une phrase", "Une <b>phrase</b>");
  tree.replace(city, "À pied.", "À pied, dès 3 000 € HT ({{prix}}).");
  tree.remove("cities/or/banner-2.svg");
  tree.write("cities/or/banner2.svg", tree.read("cities/or/banner-1.svg"));
  tree.replace(
    "cities/or/banner-1.svg",
    "<svg",
    '<svg data-facts="délai de réponse = 1 heure ; âge = 3 ans"',
  );

  const body = [
    "##Un titre",
    "Une frase d'essai, et [notre page](/servicess).",
    "Un texte dit TODO à [assureur, à compléter].",
    "![](./cover.svg)",
  ].join("\n\n");
  addPost(tree, "fautes", body, { verifiedOn: '"2025-11-20"' });
  addPost(tree, "brouillon", "Un texte.", { draft: "true" });
  const description = "Cette page n’existe que le temps d’un essai, et ne dit rien qui doive être lu.";
  const legal = "## Essais\n\nAucun appel au {{téléphones}}.";
  for (const content of ["", "../tests/content/"])
    tree.write(
      `${content}legal/essai.md`,
      `---\ntitle: "Une page pour essayer"\ndescription: "${description}"\n---\n\n${legal}\n`,
    );

  for (const [name, field, value] of [
    ["brand", "colours.accent", "#f59e0b"],
    ["claims", "others.0.checkBy", "2026-01-31"],
    ["reviews", "items.0.source", "appel de suivi"],
    ["estimator", "projects.1.data", "disquettes"],
    ["faq", "items.2", tree.data("settings/faq.json").items[1]],
    ["home", "hero.planning.teams.1.jobs.1.taker", "Vannes"],
    ["navigation", "footerCities.0", "vanes"],
    ["opening", "closures.0.from", "2027-08-13"],
    ["opening", "otherDays", [{ days: ["samedi"], slots: [{ from: "09:00", to: "12:00" }] }]],
    ["redirects", "items", [{ from: "/contact", to: "/blog" }]],
    ["site", "baseCity", "Rennes"],
    ["site", "booking", undefined],
    ["site", "heroVideo.mp4", "/video/absente.mp4"],
  ] as const)
    tree.set(`settings/${name}.json`, field, value);
  const { cards, ...others } = tree.data("settings/home.json");
  tree.write("settings/home.json", JSON.stringify({ ...others, cards }, null, 2));
  const time = { reads: "started", what: "un audit commencé", delay: "au plus vite" };
  tree.set("services/audit-de-securite/index.json", "time", time);
}

describe("the report of a tree that breaks every rule", () => {
  let faults: readonly Fault[];
  beforeAll(async () => {
    const tree = copyContent();
    breakTree(tree);
    faults = await check(tree, { full: true, base: "avant", publication: true });
  });

  it("is as editors read it", () => {
    const golden = readFileSync(path.join(__dirname, "golden.txt"), "utf8");
    const named = [...new Map(faults.map((fault) => [fault.rule, fault])).values()];
    expect(`${formatReport(named)}\n`).toBe(golden);
  });

  it("names them all", () => {
    const broken = new Set(faults.map(({ rule }) => rule.replace(/\/.*/, "")));
    const names = ["file", "json", "front-matter", ...rules.map(({ name }) => name)];
    expect(names.filter((name) => !broken.has(name))).toEqual([]);
  });
});
