import { isWorkingDay, workingDaysFrom } from "../../../../src/shared/calendar/holidays";
import { foldedDays, sheetOf, weekOf } from "../../../../src/shared/calendar/sheet";
import { addDays, dayAfter, formatComingDay, isHeld } from "../../../../src/shared/calendar/working-days";
import { opening } from "../../setup/opening";

const friday = "2026-11-27";
const days = workingDaysFrom(friday, opening);

it.each([
  ["the last day held", friday, 1, "2026-11-30"],
  ["one after it", friday, 2, undefined],
  ["one counted from before the first", addDays(friday, -1), 1, undefined],
])("counts to %s", (_case, from, count, expected) => {
  expect(dayAfter(workingDaysFrom(friday, opening, 4), from, count)).toBe(expected);
});

it.each([
  ["the day of the build", friday, true],
  ["a clock that is a day behind", addDays(friday, -1), false],
  ["the last day with half a year after it", addDays(friday, 219), true],
  ["the day after it", addDays(friday, 220), false],
])("%s: a plan can be counted from it: %s", (_case, day, expected) => {
  expect(isHeld(days, day, 180)).toBe(expected);
});

it("writes weekday and date", () => {
  expect(formatComingDay("2027-01-01")).toBe("vendredi 1er\u00a0janvier");
});

describe("a sheet", () => {
  const sheet = sheetOf(days, friday, [1, 3, 4]);
  const phases = Object.fromEntries(sheet.map(({ day, phase }) => [day, phase]));

  it("has whole weeks, from Monday on", () => {
    expect(sheet).toHaveLength(10);
    expect(sheet[0]?.day).toBe("2026-11-23");
  });

  it("gives each working day its phase, and no other day one", () => {
    expect(phases).toMatchObject({ "2026-11-30": 0, "2026-12-01": 1, "2026-12-02": 1, "2026-12-03": 2 });
    expect(Object.values(phases).filter((phase) => phase !== undefined)).toHaveLength(4);
  });

  it.each([
    ["Monday to Friday", opening.days, [1, 2, 3, 4, 5]],
    ["Tuesday to Saturday", ["mardi", "mercredi", "jeudi", "vendredi", "samedi"], [2, 3, 4, 5, 6]],
    ["Sundays", ["dimanche"], [0]],
  ])("has no column for a day on which nobody works: %s", (_case, worked, week) => {
    const others = workingDaysFrom(friday, { ...opening, days: worked });
    expect(weekOf(others)).toEqual(week);
    expect(sheetOf(others, friday, [3]).length % week.length).toBe(0);
  });

  it("says which weekdays before its end are closed", () => {
    const holidays = sheetOf(days, "2026-12-21", [9]);
    const closed = holidays.filter(({ isClosed }) => isClosed).map(({ day }) => day);
    expect(closed).toContain("2026-12-25");
    expect(closed.filter((day) => isWorkingDay(day, opening))).toEqual([]);
  });

  it.each([
    [
      "a long one: its longest run of whole weeks of work, across days off",
      [1, 6, 60],
      "2026-12-14",
      "2027-02-26",
    ],
    ["a short one: none", [1, 6, 20], undefined, undefined],
    ["one without such a week: none", [1, 60, 61], undefined, undefined],
  ])("folds %s", (_case, ends, first, last) => {
    const long = sheetOf(days, friday, ends);
    const [from, to] = foldedDays(long, 5, 2);
    expect([long[from - 1] && long[from]?.day, long[to - 1]?.day]).toEqual([first, last]);
  });
});
