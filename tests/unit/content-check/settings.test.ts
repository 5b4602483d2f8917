import { redirectRule } from "../../../src/content-check/rules/pages/redirects";
import { inventoryRule } from "../../../src/content-check/rules/names/inventory";
import { datedRule } from "../../../src/content-check/rules/promises/dated";
import { estimatorRule } from "../../../src/content-check/rules/promises/estimator";
import { promiseRule } from "../../../src/content-check/rules/promises/promises";
import { settingRules } from "../../../src/content-check/rules/settings/beyond-schemas";
import { blockRule } from "../../../src/content-check/rules/settings/blocks";
import { describeSettings } from "./cases";
import { ask, check, copyContent, fieldsIn, type Tree } from "./tree";

const teams = "home hero.planning.teams";
const conflict = "planning@hero.planning.teams";
const hours = (from: string, to = "18:00") => ({ from, to });
const closures = (from: string) => [
  { from: "2026-12-24", to: "2026-12-26", reason: "fêtes" },
  { from, to: "2026-12-28", reason: "pont" },
];
const friday = (to: string) => ({ days: ["vendredi"], slots: [hours("09:00", to)] });

describeSettings(datedRule, [
  ["case-studies/atelier-goemon deliveredOn", "2026-11-22", "dated/delivery"],
  ["case-studies/atelier-goemon deliveredOn", "2026-11-21"],
  ["case-studies/atelier-goemon deliveredOn", "27/11/2026"],
]);

describeSettings(
  [...settingRules, estimatorRule, promiseRule],
  [
    // The taker is busy then; another team is free too; nothing is to be handed on.
    [`${teams}.3.jobs.0.to`, "09:00", conflict],
    [`${teams}.2.jobs.0.from`, "11:00", conflict],
    [`${teams}.1.jobs.0.taker`, undefined, conflict],
    // A job that ends before it begins, a second conflict; jobs may touch.
    [`${teams}.0.jobs.1.to`, "10:45", conflict],
    [`${teams}.0.jobs.1.from`, "08:00", conflict],
    [`${teams}.3.jobs.1.from`, "11:30"],

    ["opening slots", [hours("09:00", "13:00"), hours("13:00")], "opening-hours@slots.1.from"],
    ["opening slots", [hours("09:00", "09:00")], "opening-hours@slots.0.from"],
    ["opening closures", closures("2026-12-26"), "opening-hours@closures.1.from"],
    ["opening closures", closures("2026-12-28")],
    ["opening otherDays", [friday("08:00")], "opening-hours@otherDays.0.slots.0.from"],
    ["opening otherDays", [friday("17:30"), friday("17:30")], "opening-days@otherDays.1.days.0"],

    ["claims others.0.value", "une", "promise/number"],

    ["estimator systems.weeks", { min: 2, max: 0.5 }, "estimator/range"],
    ["estimator projects.0.most.data", "disquettes", "estimator/data"],
    ["estimator projects.2.most", { data: "tableurs", systems: 2 }, "estimator/most@projects.2.most.data"],
    ["estimator projects.0.systems", 2, "estimator/most@projects.0.most.systems"],
  ],
);

it.each([
  ["duration.value", "24 semaines", "time@duration.value"],
  ["duration.value", "48h", "schema/format@duration.value"],
  ["duration.value", "Dès 6 semaines", undefined],
  ["time.delay", "{{délai du SaaS}}", undefined],
  ["time.delay", "bientôt", "time@time.delay"],
  ["time.reads", "started", undefined],
  ["time.reads", "bientôt", "schema/enum@time.reads"],
  ["time.what", undefined, "schema/required@time.what"],
  ["time", undefined, "schema/required@time"],
  ["time", { reads: "none" }, undefined],
])("a service whose %s is %j: %s", async (field, value, expected) => {
  const tree = copyContent();
  tree.set("services/saas/index.json", field, value);
  expect(fieldsIn(await check(tree), "services/saas/index.json")).toEqual(expected ? [expected] : []);
});

it.each(["Sur mesure", "2 jours"])(
  "no week is said of a project, nor of its service: « %s »",
  async (value) => {
    const tree = copyContent();
    tree.set("services/saas/index.json", "duration.value", value);
    expect(fieldsIn(await check(tree), "settings/estimator.json")).toEqual([
      "estimator/no-delay@projects.1.service",
    ]);
  },
);

/** A copy of the content of a site with these blocks, and other values in its settings. */
function treeWith(blocks: readonly string[], values: Readonly<Record<string, unknown>> = {}): Tree {
  const tree = copyContent();
  for (const [place, value] of Object.entries({ "brand blocks": blocks, ...values })) {
    const [name = "", field = ""] = place.split(" ");
    tree.set(`settings/${name}.json`, field, value);
  }
  return tree;
}

const steps = (count: number) => Array(count).fill({ title: "Étape" });

it.each<[what: string, blocks: string[], values: object, fault?: string]>([
  ["reviews of which none is left", ["reviews"], { "reviews items": [] }, "block/empty@blocks.0"],
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

it("without a blog, the address of an article may lead elsewhere", async () => {
  const items = [{ from: "/article/compter-les-caisses", to: "/services" }];
  const told = async (blocks: string[]) =>
    fieldsIn(
      await ask(redirectRule, treeWith(blocks, { "redirects items": items })),
      "settings/redirects.json",
    );
  expect([await told(["blog"]), await told([])]).toEqual([["redirect/page@items.0.from"], []]);
});

it.each([
  [[], []],
  [["contest"], ["content/settings/contest.json"]],
])("where the site has %j, settings are missing that it needs: %j", async (blocks, missing) => {
  const tree = treeWith(blocks);
  tree.remove("settings/contest.json");
  expect((await ask(inventoryRule, tree)).map(({ file }) => file)).toEqual(missing);
});
