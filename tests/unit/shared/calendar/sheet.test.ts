import { isWorkingDay, workingDaysFrom } from "../../../../src/shared/calendar/holidays";
import { foldedDays, sheetOf, stretchesOf, weekOf } from "../../../../src/shared/calendar/sheet";
import { opening } from "../../setup/opening";

const friday = "2026-11-27";
const days = workingDaysFrom(friday, opening);

/** Call on Monday, plan to Wednesday, five days of work, five of support. */
const ends = [1, 3, 8, 13];

/** Its days, as « 30: call ». */
const stagesOf = (soonest?: number) =>
  sheetOf(days, friday, stretchesOf(ends, soonest)).map(({ day, stage, isMargin }) =>
    [`${Number(day.slice(8))}:`, stage, isMargin && "at most"].filter(Boolean).join(" "),
  );

it("has whole weeks from that of the first day that is worked, each day its stage", () => {
  expect(stagesOf()).toEqual(
    [
      ["30: call", "1: plan", "2: plan", "3: work", "4: work"],
      ["7: work", "8: work", "9: ready", "10: support", "11: support"],
      ["14: support", "15: support", "16: support", "17:", "18:"],
    ].flat(),
  );
});

it("marks the days that the work takes at most", () => {
  expect(stagesOf(6).slice(4, 8)).toEqual(["4: work", "7: work", "8: work at most", "9: ready"]);
});

it.each([
  ["one day of work", [1, 6, 7, 12], ["call", "plan", "ready", "support"]],
  ["what begins within three days", [1, 0, 3], ["call", "work", "ready"]],
  ["what is booked", [0, 0, 1], ["ready"]],
])("%s: its stages, and no day without one until its end", (_case, of, stages) => {
  const sheet = sheetOf(days, friday, stretchesOf(of));
  const shown = sheet.slice(0, of.at(-1)).map(({ stage }) => stage);
  expect([...new Set(shown)]).toEqual(stages);
});

it("counts its days, and none that is closed", () => {
  const sheet = sheetOf(days, "2026-12-21", stretchesOf([1, 2, 9, 14]));
  const closed = sheet.filter(({ isClosed }) => isClosed).map(({ day }) => day);
  expect(closed).toContain("2026-12-25");
  expect(closed.filter((day) => isWorkingDay(day, opening))).toEqual([]);
  expect(sheet.filter(({ stage }) => stage).map(({ count }) => count)).toEqual(
    Array.from({ length: 14 }, (_, index) => index + 1),
  );
});

it("has no days where the build knows them no more", () => {
  expect(sheetOf(days, "2030-01-01", stretchesOf(ends))).toEqual([]);
});

it.each([
  ["Monday to Friday", opening.days, [1, 2, 3, 4, 5]],
  ["Tuesday to Saturday", ["mardi", "mercredi", "jeudi", "vendredi", "samedi"], [2, 3, 4, 5, 6]],
  ["Sundays", ["dimanche"], [0]],
])("has no column for a day on which nobody works: %s", (_case, worked, week) => {
  const others = workingDaysFrom(friday, { ...opening, days: worked });
  expect(weekOf(others)).toEqual(week);
  expect(sheetOf(others, friday, stretchesOf(ends)).length % week.length).toBe(0);
});

it.each([
  [
    "a long one: its longest run of whole weeks of work, across days off",
    [1, 6, 60, 65],
    "2026-12-14",
    "2027-02-26",
  ],
  ["a short one: none", [1, 6, 20, 25], undefined, undefined],
  ["one without such a week: none", [1, 60, 61, 66], undefined, undefined],
])("folds %s", (_case, of, first, last) => {
  const long = sheetOf(days, friday, stretchesOf(of));
  const [from, to] = foldedDays(long, 5);
  expect([long[from - 1] && long[from]?.day, long[to - 1]?.day]).toEqual([first, last]);
});
