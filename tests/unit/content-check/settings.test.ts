import { estimatorRule } from "../../../src/content-check/rules/promises/estimator";
import { promiseRule } from "../../../src/content-check/rules/promises/promises";
import { settingRules } from "../../../src/content-check/rules/settings/beyond-schemas";
import { ask, check, copyContent, fieldsIn } from "./tree";

type Keys = readonly (string | number)[];

const teams = ["hero", "planning", "teams"];
const jobs = (team: number, job: number): Keys => [...teams, team, "jobs", job];
const project = (rank: number, field: string): Keys => ["projects", rank, field];
const job = { title: "Siphons", trade: "plomberie", from: "08:00", to: "12:00" };
const hours = (noon: string) => [
  { from: "09:00", to: "13:00" },
  { from: noon, to: "18:00" },
];
const closures = (from: string) => [
  { from: "2026-12-24", to: "2026-12-26", reason: "fêtes" },
  { from, to: "2026-12-28", reason: "pont" },
];
const ownHours = (day: string, to = "17:30") => [{ days: [day], slots: [{ from: "09:00", to }] }];

const cases: readonly (readonly [breaks: string, file: string, keys: Keys, value: unknown, fault: string])[] =
  [
    [
      "nothing overlaps the job to hand on",
      "home",
      [...jobs(1, 0), "to"],
      "08:30",
      "planning@hero.planning.teams",
    ],
    ["its taker is busy then", "home", [...jobs(3, 0), "to"], "09:00", "planning@hero.planning.teams"],
    ["another team is free too", "home", [...jobs(2, 0), "from"], "11:00", "planning@hero.planning.teams"],
    [
      "no job is to be handed on",
      "home",
      teams,
      ["Séné", "Theix"].map((name) => ({ name, jobs: [job] })),
      "planning@hero.planning.teams",
    ],
    ["a job ends before it begins", "home", [...jobs(0, 0), "to"], "06:30", "planning@hero.planning.teams"],
    [
      "a team has a second conflict",
      "home",
      [...jobs(0, 1), "from"],
      "08:00",
      "planning@hero.planning.teams",
    ],
    [
      "its taker is no other team",
      "home",
      [...jobs(1, 1), "taker"],
      "Vannes",
      "planning@hero.planning.teams",
    ],
    ["jobs only touch", "home", [...jobs(3, 1), "from"], "11:30", ""],
    ["opening hours overlap", "opening", ["slots"], hours("12:00"), "opening-hours@slots.1.from"],
    ["opening hours touch", "opening", ["slots"], hours("13:00"), "opening-hours@slots.1.from"],
    [
      "a day has no hour",
      "opening",
      ["slots"],
      [{ from: "09:00", to: "09:00" }],
      "opening-hours@slots.0.from",
    ],
    [
      "two closures share a day",
      "opening",
      ["closures"],
      closures("2026-12-26"),
      "opening-hours@closures.1.from",
    ],
    ["closures of one day follow each other", "opening", ["closures"], closures("2026-12-28"), ""],
    [
      "Friday’s own hours end before they begin",
      "opening",
      ["otherDays"],
      ownHours("vendredi", "08:00"),
      "opening-hours@otherDays.0.slots.0.from",
    ],
    ["Friday has its own hours", "opening", ["otherDays"], ownHours("vendredi"), ""],
    [
      "Friday has two hours of its own",
      "opening",
      ["otherDays"],
      [...ownHours("vendredi"), ...ownHours("vendredi")],
      "opening-days@otherDays.1.days.0",
    ],
    [
      "a review comes from elsewhere than the head says",
      "reviews",
      ["items", 0, "source"],
      "appel de suivi",
      "promise/review-source@items.0.source",
    ],
    [
      "a promise says its number in words",
      "claims",
      ["others", 0, "value"],
      "une",
      "promise/number@others.0.value",
    ],
    [
      "a base delay is above that of the service",
      "estimator",
      project(2, "weeks"),
      { min: 6, max: 7 },
      "estimator/weeks@projects.2.weeks",
    ],
    [
      "a base delay is below that of the service",
      "estimator",
      project(1, "weeks"),
      { min: 3, max: 4 },
      "estimator/weeks@projects.1.weeks",
    ],
    [
      "the weeks exceed a delay in days",
      "estimator",
      project(1, "weeks"),
      { min: 4, max: 4.5 },
      "estimator/weeks@projects.1.weeks",
    ],
    [
      "a range ends before it begins",
      "estimator",
      ["systems", "weeks"],
      { min: 2, max: 0.5 },
      "estimator/range@systems.weeks",
    ],
    [
      "no list knows the data",
      "estimator",
      project(0, "data"),
      "disquettes",
      "estimator/data@projects.0.data",
    ],
    [
      "more is offered than a promised range bears",
      "estimator",
      project(0, "screens"),
      { unit: "pages", included: 1, perWeek: 4, max: 20, wholeWeeks: true },
      "estimator/weeks@projects.0.weeks",
    ],
    [
      "no list knows the longest data",
      "estimator",
      project(0, "most"),
      { data: "disquettes", systems: 1 },
      "estimator/data@projects.0.most.data",
    ],
    [
      "the longest data are below what is included",
      "estimator",
      project(2, "most"),
      { data: "tableurs", systems: 2 },
      "estimator/most@projects.2.most.data",
    ],
    [
      "the most systems are below those included",
      "estimator",
      project(0, "systems"),
      2,
      "estimator/most@projects.0.most.systems",
    ],
    [
      "the first answer is above the service's price",
      "estimator",
      project(2, "pricedWeeks"),
      3,
      "estimator/price@projects.2.pricedWeeks",
    ],
    [
      "the first answer is below the service's price",
      "estimator",
      project(1, "pricedWeeks"),
      8,
      "estimator/price@projects.1.pricedWeeks",
    ],
    ["what is not included takes more time", "estimator", ["systems", "weeks"], { min: 3, max: 9 }, ""],
  ];

it.each(cases)(
  "where %s, the editor of %s.json is told so, or nothing if that is right",
  async (_breaks, name, keys, value, fault) => {
    const tree = copyContent();
    const file = `settings/${name}.json`;
    tree.set(file, keys, value);
    expect(fieldsIn(await ask([...settingRules, estimatorRule, promiseRule], tree), file)).toEqual(
      fault ? [fault] : [],
    );
  },
);

it("a project without a delay of its own is told of where its service has none either", async () => {
  const tree = copyContent();
  tree.set("services/saas/index.json", ["duration", "value"], "Sur mesure");
  expect(fieldsIn(await check(tree), "settings/estimator.json")).toEqual([
    "estimator/no-delay@projects.1.service",
  ]);
});
