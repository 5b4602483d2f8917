import { estimatorRule } from "../../../src/content-check/rules/promises/estimator";
import { promiseRule } from "../../../src/content-check/rules/promises/promises";
import { settingRules } from "../../../src/content-check/rules/settings/beyond-schemas";
import { describeSettings } from "./cases";
import { check, copyContent, fieldsIn } from "./tree";

const teams = "home hero.planning.teams";
const conflict = "planning@hero.planning.teams";
const hours = (from: string, to = "18:00") => ({ from, to });
const closures = (from: string) => [
  { from: "2026-12-24", to: "2026-12-26", reason: "fêtes" },
  { from, to: "2026-12-28", reason: "pont" },
];
const friday = (to: string) => ({ days: ["vendredi"], slots: [hours("09:00", to)] });

describeSettings([...settingRules, estimatorRule, promiseRule], {
  "the taker of the job to hand on is busy then": [`${teams}.3.jobs.0.to`, "09:00", conflict],
  "another team is free too": [`${teams}.2.jobs.0.from`, "11:00", conflict],
  "no job is to be handed on": [`${teams}.1.jobs.1.taker`, undefined, conflict],
  "a job ends before it begins": [`${teams}.0.jobs.0.to`, "06:30", conflict],
  "a team has a second conflict": [`${teams}.0.jobs.1.from`, "08:00", conflict],
  "the taker is no other team": [`${teams}.1.jobs.1.taker`, "Vannes", conflict],
  "jobs only touch": [`${teams}.3.jobs.1.from`, "11:30"],
  "opening hours touch": [
    "opening slots",
    [hours("09:00", "13:00"), hours("13:00")],
    "opening-hours@slots.1.from",
  ],
  "a day has no hour": ["opening slots", [hours("09:00", "09:00")], "opening-hours@slots.0.from"],
  "two closures share a day": ["opening closures", closures("2026-12-26"), "opening-hours@closures.1.from"],
  "closures of one day follow each other": ["opening closures", closures("2026-12-28")],
  "Friday’s own hours end before they begin": [
    "opening otherDays",
    [friday("08:00")],
    "opening-hours@otherDays.0.slots.0.from",
  ],
  "Friday has its own hours": ["opening otherDays", [friday("17:30")]],
  "Friday has them twice": [
    "opening otherDays",
    [friday("17:30"), friday("17:30")],
    "opening-days@otherDays.1.days.0",
  ],
  "a promise says its number in words": ["claims others.0.value", "une", "promise/number"],
  "a base delay is above that of the service": [
    "estimator projects.2.weeks",
    { min: 6, max: 7 },
    "estimator/weeks",
  ],
  "a base delay is below it": ["estimator projects.1.weeks", { min: 3, max: 4 }, "estimator/weeks"],
  "a range ends before it begins": ["estimator systems.weeks", { min: 2, max: 0.5 }, "estimator/range"],
  "no list knows the data": ["estimator projects.0.data", "disquettes", "estimator/data"],
  "more is offered than a promised range bears": [
    "estimator projects.0.screens",
    { unit: "pages", included: 1, perWeek: 4, max: 20, wholeWeeks: true },
    "estimator/weeks@projects.0.weeks",
  ],
  "no list knows the longest data": [
    "estimator projects.0.most",
    { data: "disquettes", systems: 1 },
    "estimator/data@projects.0.most.data",
  ],
  "the longest data are below what is included": [
    "estimator projects.2.most",
    { data: "tableurs", systems: 2 },
    "estimator/most@projects.2.most.data",
  ],
  "the most systems are below those included": [
    "estimator projects.0.systems",
    2,
    "estimator/most@projects.0.most.systems",
  ],
  "the first answer is above the service's price": ["estimator projects.2.pricedWeeks", 3, "estimator/price"],
  "what is not included takes more time": ["estimator systems.weeks", { min: 3, max: 9 }],
});

it("a project has no delay of its own, nor has its service", async () => {
  const tree = copyContent();
  tree.set("services/saas/index.json", "duration.value", "Sur mesure");
  expect(fieldsIn(await check(tree), "settings/estimator.json")).toEqual([
    "estimator/no-delay@projects.1.service",
  ]);
});
