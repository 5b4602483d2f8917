import { readChecked } from "../../../src/content-check";
import { linkFault } from "../../../src/content-check/rules/links/link-fault";
import { inventoryRule } from "../../../src/content-check/rules/names/inventory";
import { blockRule } from "../../../src/content-check/rules/settings/blocks";
import { ask, copyContent, fieldsIn, type Tree } from "./tree";

/** A copy of the content of a site with these blocks, and other values in its settings. */
function treeWith(blocks: readonly string[], values: Readonly<Record<string, unknown>> = {}): Tree {
  const tree = copyContent();
  for (const [place, value] of Object.entries({ "brand blocks": blocks, ...values })) {
    const [name = "", field = ""] = place.split(" ");
    tree.set(`settings/${name}.json`, field, value);
  }
  return tree;
}

it.each<[link: string, blocks: string[], detail?: string]>([
  ["/nos-conditions#reglement", ["contest"], "absent-page"],
  ["/nos-conditions#reglement", ["terms"]],
  ["/blog/page/2", ["contest"], "absent-page"],
  ["/article/compter-les-caisses", ["contest"], "absent-page"],
])("a link to %s, where the site has %s", (link, blocks, detail = "") => {
  const { routes } = readChecked({ root: treeWith(blocks).root });
  expect(linkFault(link, routes)?.detail ?? "").toBe(detail);
});

const steps = (count: number) => Array(count).fill({ title: "Étape" });

it.each<[what: string, blocks: string[], values: object, fault?: string]>([
  ["a planning that nobody has given", ["map", "planning"], { "home hero": {} }, "block/empty@blocks.1"],
  [
    "an estimator whose phases have no names",
    ["estimator"],
    { "process items": steps(1) },
    "block/phases@blocks.0",
  ],
  ["blocks that have what they show", ["video", "estimator"], { "process items": steps(4) }],
  ["blocks that are left out", [], { "site heroVideo": undefined, "process items": steps(5) }],
])("%s", async (_what, blocks, values, fault = "") => {
  const faults = await ask(blockRule, treeWith(blocks, { ...values }));
  expect(fieldsIn(faults, "settings/brand.json")).toEqual(fault ? [fault] : []);
});

it.each([
  [[], []],
  [["contest"], ["content/settings/contest.json"]],
])("where the site has %j, settings are missing that it needs: %j", async (blocks, missing) => {
  const tree = treeWith(blocks);
  tree.remove("settings/contest.json");
  expect((await ask(inventoryRule, tree)).map(({ file }) => file)).toEqual(missing);
});
