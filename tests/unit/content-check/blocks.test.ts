/** @jest-environment node */
import { inventoryRule } from "../../../src/content-check/rules/names/inventory";
import { linkFault } from "../../../src/content-check/rules/links/link-fault";
import { blockRule } from "../../../src/content-check/rules/settings/blocks";
import { routesOf } from "../../../src/content-check/rules/pages/routes";
import { settingRule } from "../../../src/content-check/rules/settings/beyond-schemas";
import { readChecked } from "../../../src/content-check";
import type { Content } from "../../../src/content-check/read/content";
import { readDocument } from "../../../src/content-check/read/read-document";
import type { Rule } from "../../../src/content-check/rule";
import { contentRoot, schemasRoot } from "../setup/content";

type Settings = Readonly<Record<string, object>>;

/** A content folder with these settings, and an entry of each of these folders. */
function contentOf(settings: Settings, folders: readonly string[] = []): Content {
  const documents = Object.entries(settings).flatMap(([kind, data]) => {
    const path = `settings/${kind}.json`;
    const identity = { file: `content/${path}`, path, kind, slug: kind };
    return readDocument(JSON.stringify(data), identity).document ?? [];
  });
  const paths = [...documents.map(({ path }) => path), ...folders.map((folder) => `${folder}/un/index.json`)];
  return {
    ...{ root: "/nowhere", staticRoot: "/nowhere", staticFiles: [], folders: [], faults: [], documents },
    files: paths.map((path) => ({ path, size: 1, symlink: false })),
  };
}

const checked = readChecked({ root: contentRoot, schemasRoot });
const ask = async (rule: Rule, settings: Settings) =>
  rule.check({ ...checked, content: contentOf(settings) });
const problemsOf = async (rule: Rule, settings: Settings): Promise<string[]> =>
  (await ask(rule, settings)).map(({ field, problem }) => `${field}: ${problem}`.replaceAll("\u00a0", " "));

const brand = (...blocks: string[]): Settings => ({ brand: { blocks } });
const estimator = { projects: [{ label: "Un site" }] };
const process = (steps: number) => ({ items: Array.from({ length: steps }, () => ({ title: "Étape" })) });

// A table, one case a row.
// prettier-ignore
it.each<[link: string, because: string, settings: Settings, folders: string[], told: string | undefined]>([
  ["/jeu-concours", "the block is left out", brand("reviews"), [],
    "« /jeu-concours » n’est pas publiée : le bloc « contest » n’est pas dans blocks de content/settings/brand.json."],
  ["/jeu-concours", "the block is there", brand("contest"), [], undefined],
  ["/technologies", "there is none", brand(), ["cities"],
    "« /technologies » n’est pas publiée : content/technologies ne contient aucune entrée."],
  ["/obtenir-un-devis#estimation", "the block is left out", { ...brand(), estimator }, [],
    "La page /obtenir-un-devis n’a pas de repère « #estimation »."],
  ["/obtenir-un-devis#estimation", "it has no project", { ...brand("estimator"), estimator: { projects: [] } }, [],
    "La page /obtenir-un-devis n’a pas de repère « #estimation »."],
  ["/obtenir-un-devis#estimation", "it has one", { ...brand("estimator"), estimator }, [], undefined],
  ["/services#avis", "there is no review", { ...brand("reviews"), reviews: { items: [] } }, [],
    "La page /services n’a pas de repère « #avis »."],
])("a link to %s, where %s", (link, _because, settings, folders, told) => {
  const fault = linkFault(link, routesOf(contentOf(settings, folders), "2026-11-25"));
  expect(fault?.problem.replaceAll("\u00a0", " ")).toBe(told);
});

// prettier-ignore
it.each<[what: string, settings: Settings, told: string[]]>([
  ["a video that nobody has given", { ...brand("map", "video"), site: {} },
    ["blocks › 2: Le bloc « video » n’a rien à montrer : « heroVideo » manque dans content/settings/site.json."]],
  ["a planning that nobody has given", { ...brand("planning"), home: { about: {} } },
    ["blocks › 1: Le bloc « planning » n’a rien à montrer : « about › planning » manque dans content/settings/home.json."]],
  ["an estimator whose phases have no names", { ...brand("estimator"), process: process(1) },
    ["blocks › 1: L’estimation nomme ses 4 phases d’après content/settings/process.json, qui compte 1 étape."]],
  ["blocks that have what they show", { ...brand("video", "estimator"), site: { heroVideo: {} }, process: process(4) }, []],
  ["blocks that are left out", { ...brand(), site: {}, home: {}, process: process(5) }, []],
])("%s", async (_what, settings, told) => {
  expect(await problemsOf(blockRule, settings)).toEqual(told);
});

it("a block that is left out needs no settings file, and one that is not can be left out", async () => {
  const remedyOf = async (settings: Settings): Promise<string | undefined> =>
    (await ask(inventoryRule, settings)).find(({ file }) => file === "content/settings/contest.json")?.remedy;
  expect(await remedyOf(brand())).toBeUndefined();
  expect(await remedyOf(brand("contest"))).toContain("ou retirez « contest » de blocks");
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
