import { readChecked } from "../../../src/content-check";
import { linkFault } from "../../../src/content-check/rules/links/link-fault";
import { inventoryRule } from "../../../src/content-check/rules/names/inventory";
import { settingRule } from "../../../src/content-check/rules/settings/beyond-schemas";
import { blockRule } from "../../../src/content-check/rules/settings/blocks";
import type { Rule } from "../../../src/content-check/rule";
import { ask, copyContent, type Tree } from "./tree";

type Settings = Readonly<Record<string, object>>;

/** A copy of the content with other fields in these settings, and without the entries of a folder. */
function treeWith(settings: Settings, removed?: string): Tree {
  const tree = copyContent();
  if (removed) tree.remove(removed);
  for (const [name, fields] of Object.entries(settings))
    tree.write(`settings/${name}.json`, JSON.stringify({ ...tree.data(`settings/${name}.json`), ...fields }));
  return tree;
}

const problemsOf = async (rule: Rule, settings: Settings): Promise<string[]> =>
  (await ask(rule, treeWith(settings))).map(({ field, problem }) =>
    `${field}: ${problem}`.replaceAll("\u00a0", " "),
  );

const brand = (...blocks: string[]): Settings => ({ brand: { blocks } });
const process = (steps: number) => ({ items: Array.from({ length: steps }, () => ({ title: "Étape" })) });

// A table, one case a row.
// prettier-ignore
it.each<[link: string, because: string, settings: Settings, removed: string | undefined, told: string | undefined]>([
  ["/jeu-concours", "the block is left out", brand("reviews"), undefined,
    "« /jeu-concours » n’est pas publiée : le bloc « contest » n’est pas dans blocks de content/settings/brand.json."],
  ["/jeu-concours", "the block is there", brand("contest"), undefined, undefined],
  ["/nos-conditions#reglement", "the block is left out", brand("contest"), undefined,
    "« /nos-conditions » n’est pas publiée : le bloc « terms » n’est pas dans blocks de content/settings/brand.json."],
  ["/nos-conditions#reglement", "the block is there", brand("terms"), undefined, undefined],
  ["/blog/page/2", "the block is left out", brand("contest"), undefined,
    "« /blog/page/2 » n’est pas publiée : le bloc « blog » n’est pas dans blocks de content/settings/brand.json."],
  ["/article/compter-les-caisses", "the block is left out", brand("contest"), undefined,
    "« /article/compter-les-caisses » n’est pas publiée : le bloc « blog » n’est pas dans blocks de content/settings/brand.json."],
  ["/article/compter-les-caisses", "the block is there", brand("blog"), undefined, undefined],
  ["/#rendez-vous", "the block is left out", brand(), undefined, "La page / n’a pas de repère « #rendez-vous »."],
  ["/realisations#partenaires", "there is none", { ...brand("partners"), partners: { items: [] } }, undefined,
    "La page /realisations n’a pas de repère « #partenaires »."],
  ["/technologies", "there is none", brand(), "technologies",
    "« /technologies » n’est pas publiée : content/technologies ne contient aucune entrée."],
  ["/obtenir-un-devis#estimation", "the block is left out", brand(), undefined,
    "La page /obtenir-un-devis n’a pas de repère « #estimation »."],
  ["/obtenir-un-devis#estimation", "it has no project", { ...brand("estimator"), estimator: { projects: [] } }, undefined,
    "La page /obtenir-un-devis n’a pas de repère « #estimation »."],
  ["/obtenir-un-devis#estimation", "it has one", brand("estimator"), undefined, undefined],
  ["/services#avis", "there is no review", { ...brand("reviews"), reviews: { items: [] } }, undefined,
    "La page /services n’a pas de repère « #avis »."],
])("a link to %s, where %s", (link, _because, settings, removed, told) => {
  const { routes } = readChecked({ root: treeWith(settings, removed).root });
  expect(linkFault(link, routes)?.problem).toBe(told);
});

// prettier-ignore
it.each<[what: string, settings: Settings, told: string[]]>([
  ["a video that nobody has given", { ...brand("map", "video"), site: { heroVideo: undefined } },
    ["blocks › 2: Le bloc « video » n’a rien à montrer : « heroVideo » manque dans content/settings/site.json."]],
  ["appointments without an address", { ...brand("booking"), site: { booking: undefined } },
    ["blocks › 1: Le bloc « booking » n’a rien à montrer : « booking » manque dans content/settings/site.json."]],
  ["a planning that nobody has given", { ...brand("planning"), home: { hero: {} } },
    ["blocks › 1: Le bloc « planning » n’a rien à montrer : « hero › planning » manque dans content/settings/home.json."]],
  ["an estimator whose phases have no names", { ...brand("estimator"), process: process(1) },
    ["blocks › 1: L’estimation nomme ses 4 phases d’après content/settings/process.json, qui compte 1 étape."]],
  ["blocks that have what they show", { ...brand("video", "estimator"), process: process(4) }, []],
  ["blocks that are left out", { ...brand(), site: { heroVideo: undefined }, home: { about: {} }, process: process(5) }, []],
])("%s", async (_what, settings, told) => {
  expect(await problemsOf(blockRule, settings)).toEqual(told);
});

it("a block that is left out needs no settings file, and one that is not can be left out", async () => {
  const remedyOf = async (...blocks: string[]): Promise<string | undefined> => {
    const tree = treeWith(brand(...blocks));
    tree.remove("settings/contest.json");
    return (await ask(inventoryRule, tree))[0]?.remedy;
  };
  expect(await remedyOf()).toBeUndefined();
  expect(await remedyOf("contest")).toContain("ou retirez « contest » de blocks");
});

it("the cards of the services page lead to its sections, which have an anchor each", async () => {
  const page = {
    groups: ["conseil", "conseil", "avis"].map((id) => ({ id })),
    cards: ["conseil", "formation"].map((anchor) => ({ anchor })),
  };
  expect(await problemsOf(settingRule, { "services-page": page })).toEqual([
    "groups › 2 › id: L’ancre « conseil » est déjà prise dans cette page.",
    "groups › 3 › id: L’ancre « avis » est déjà prise dans cette page.",
    "cards › 2 › anchor: Aucune section n’a l’ancre « formation ».",
  ]);
});
