/** @jest-environment node */
import { checkInventory } from "../../../src/content-check/rules/names/inventory";
import { linkFault } from "../../../src/content-check/rules/links/link-fault";
import { checkBlocks } from "../../../src/content-check/rules/settings/optional";
import { routesOf } from "../../../src/content-check/rules/pages/routes";
import { checkSettings } from "../../../src/content-check/rules/settings/settings";
import type { Content } from "../../../src/content-check/read/content";
import { readDocument } from "../../../src/content-check/read/document";

type Settings = Readonly<Record<string, object>>;

/** A content folder with these settings, and an entry of each of these folders. */
function contentOf(settings: Settings, folders: readonly string[] = []): Content {
  const display = (path: string): string => ["content", path].join("/");
  const documents = Object.entries(settings).flatMap(([kind, data]) => {
    const path = `settings/${kind}.json`;
    const identity = { file: display(path), path, kind, slug: kind };
    return readDocument(JSON.stringify(data), identity).document ?? [];
  });
  const paths = [...documents.map(({ path }) => path), ...folders.map((folder) => `${folder}/un/index.json`)];
  return {
    ...{ root: "/nowhere", staticRoot: "/nowhere", folders: [], faults: [], documents },
    files: paths.map((path) => ({ path, size: 1, symlink: false })),
    display,
  };
}

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
  ["a planning that nobody has given", { ...brand("planning"), home: { hero: {} } },
    ["blocks › 1: Le bloc « planning » n’a rien à montrer : « hero › planning » manque dans content/settings/home.json."]],
  ["an estimator whose phases have no names", { ...brand("estimator"), process: process(1) },
    ["blocks › 1: L’estimation nomme ses 4 phases d’après content/settings/process.json, qui compte 1 étape."]],
  ["blocks that have what they show", { ...brand("video", "estimator"), site: { heroVideo: {} }, process: process(4) }, []],
  ["blocks that are left out", { ...brand(), site: {}, home: {}, process: process(5) }, []],
])("%s", (_what, settings, told) => {
  const faults = checkBlocks(contentOf(settings));
  expect(faults.map(({ field, problem }) => `${field}: ${problem}`.replaceAll("\u00a0", " "))).toEqual(told);
});

it("a block that is left out needs no settings file, and one that is not can be left out", () => {
  const remedyOf = (settings: Settings): string | undefined =>
    checkInventory(contentOf(settings)).find(({ file }) => file === "content/settings/contest.json")?.remedy;
  expect(remedyOf(brand())).toBeUndefined();
  expect(remedyOf(brand("contest"))).toContain("ou retirez « contest » de blocks");
});

it("the cards of the services page lead to its sections, which have an anchor each", () => {
  const page = {
    groups: ["conseil", "conseil", "avis"].map((id) => ({ id })),
    cards: ["conseil", "formation"].map((anchor) => ({ anchor })),
  };
  const faults = checkSettings(contentOf({ "services-page": page }));
  expect(faults.map(({ field, problem }) => `${field}: ${problem}`.replaceAll("\u00a0", " "))).toEqual([
    "groups › 2 › id: L’ancre « conseil » est déjà prise dans cette page.",
    "groups › 3 › id: L’ancre « avis » est déjà prise dans cette page.",
    "cards › 2 › anchor: Aucune section n’a l’ancre « formation ».",
  ]);
});
