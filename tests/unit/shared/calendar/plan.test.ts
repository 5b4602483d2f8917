import { planOf } from "../../../../src/shared/calendar/plan";

const before = { call: 1, plan: 5 };

it.each([
  ["six weeks", { min: 6, max: 6 }, [1, 6, 36, 41]],
  ["one to three weeks: at the latest", { min: 1, max: 3 }, [1, 6, 21, 26]],
  ["thirty days", { min: 30 / 7, max: 30 / 7 }, [1, 6, 27, 32]],
  ["an hour", { min: 0.01, max: 0.01 }, [1, 6, 7, 12]],
])("%s", (_case, weeks, ends) => {
  expect(planOf(weeks, before)).toEqual(ends);
});

it.each([
  ["a service without weeks", null, before],
  ["a site without the steps' days", { min: 2, max: 2 }, null],
  ["a project of half a year", { min: 26, max: 26 }, before],
])("there is none for %s", (_case, weeks, phases) => {
  expect(planOf(weeks, phases)).toBeUndefined();
});
