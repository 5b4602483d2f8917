import { readChecked } from "../../../src/content-check";
import { linkFault } from "../../../src/content-check/rules/links/link-fault";
import { inventoryRule } from "../../../src/content-check/rules/names/inventory";
import { blockRule } from "../../../src/content-check/rules/settings/blocks";
import type { Rule } from "../../../src/content-check/rule";
import { ask, copyContent, fieldsIn, type Tree } from "./tree";

type Settings = Readonly<Record<string, object>>;

/** A copy of the content with other fields in these settings. */
function treeWith(settings: Settings): Tree {
  const tree = copyContent();
  for (const [name, fields] of Object.entries(settings))
    tree.write(`settings/${name}.json`, JSON.stringify({ ...tree.data(`settings/${name}.json`), ...fields }));
  return tree;
}

const foundBy = async (rules: Rule | readonly Rule[], name: string, settings: Settings): Promise<string[]> =>
  fieldsIn(await ask(rules, treeWith(settings)), `settings/${name}.json`);

const brand = (...blocks: string[]): Settings => ({ brand: { blocks } });
const process = (steps: number) => ({ items: Array.from({ length: steps }, () => ({ title: "Étape" })) });

it.each<[link: string, blocks: string[], detail: string | undefined]>([
  ["/nos-conditions#reglement", ["contest"], "absent-page"],
  ["/nos-conditions#reglement", ["terms"], undefined],
  ["/blog/page/2", ["contest"], "absent-page"],
  ["/article/compter-les-caisses", ["contest"], "absent-page"],
  ["/article/compter-les-caisses", ["blog"], undefined],
])("a link to %s, where the site has %s", (link, blocks, detail) => {
  const { routes } = readChecked({ root: treeWith(brand(...blocks)).root });
  expect(linkFault(link, routes)?.detail).toBe(detail);
});

it.each<[what: string, settings: Settings, faults: string[]]>([
  [
    "a video that nobody has given",
    { ...brand("map", "video"), site: { heroVideo: undefined } },
    ["block/empty@blocks.1"],
  ],
  [
    "a planning that nobody has given",
    { ...brand("planning"), home: { hero: {} } },
    ["block/empty@blocks.0"],
  ],
  [
    "an estimator whose phases have no names",
    { ...brand("estimator"), process: process(1) },
    ["block/phases@blocks.0"],
  ],
  ["blocks that have what they show", { ...brand("video", "estimator"), process: process(4) }, []],
  [
    "blocks that are left out",
    { ...brand(), site: { heroVideo: undefined }, home: { about: {} }, process: process(5) },
    [],
  ],
])("%s", async (_what, settings, faults) => {
  expect(await foundBy(blockRule, "brand", settings)).toEqual(faults);
});

it("a block that is left out needs no settings file", async () => {
  const missing = async (...blocks: string[]): Promise<string[]> => {
    const tree = treeWith(brand(...blocks));
    tree.remove("settings/contest.json");
    return (await ask(inventoryRule, tree)).map(({ file }) => file);
  };
  expect(await missing()).toEqual([]);
  expect(await missing("contest")).toEqual(["content/settings/contest.json"]);
});
