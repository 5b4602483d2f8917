import { workingDaysFrom } from "../../../../src/shared/calendar/holidays";
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
