import { baseScope, estimateWeeks } from "../../../src/shared/estimate";

const rules = {
  data: [
    { slug: "none", weeks: { min: 0, max: 0 } },
    { slug: "sheets", weeks: { min: 0.5, max: 1 } },
    { slug: "many", weeks: { min: 2, max: 4 } },
  ],
  systems: { max: 6, weeks: { min: 0.5, max: 1 } },
};
const project = {
  weeks: { min: 6, max: 6 },
  pricedWeeks: 6,
  screens: { included: 24, perWeek: 6, max: 90 },
  data: "sheets",
  systems: 1,
};
const base = baseScope(project);

// Prices, what would shorten it and dates are read as a visitor does in tests/unit/sections/estimate/estimator.test.ts.
it.each([
  ["the base delay", {}, { min: 6, max: 6 }],
  ["less than it includes", { screens: 3, data: "none", systems: 0 }, { min: 6, max: 6 }],
  ["some screens more", { screens: 27 }, { min: 6, max: 7 }],
  ["as many screens as a week makes", { screens: 30 }, { min: 7, max: 7 }],
  ["more data", { data: "many" }, { min: 8, max: 9 }],
  ["two more systems", { systems: 3 }, { min: 7, max: 8 }],
  ["all of it", { screens: 40, data: "many", systems: 3 }, { min: 11, max: 14 }],
])("estimates whole weeks for %s", (_name, part, weeks) => {
  expect(estimateWeeks(rules, project, { ...base, ...part })).toEqual(weeks);
});

it("never takes longer for less, whatever is asked", () => {
  let before = { min: 0, max: 0 };
  for (let step = 0; step <= project.screens.max; step++) {
    const systems = Math.min(rules.systems.max, Math.floor(step / 8));
    const data = rules.data[Math.min(rules.data.length - 1, Math.floor(step / 10))]?.slug ?? "";
    const weeks = estimateWeeks(rules, project, { screens: step, data, systems });
    expect(weeks.min).toBeLessThanOrEqual(weeks.max);
    expect(weeks.min).toBeGreaterThanOrEqual(before.min);
    expect(weeks.max).toBeGreaterThanOrEqual(before.max);
    before = weeks;
  }
});
