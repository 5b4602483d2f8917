import schema from "../../../../content/schemas/opening.schema.json";
import { isWorkingDay, publicHolidays, workingDaysFrom } from "../../../../src/shared/calendar/holidays";
import { addDays, dayAfter } from "../../../../src/shared/calendar/working-days";
import { opening } from "../../setup/opening";

/** As published by the ministry of labour for metropolitan France. */
const table = {
  2026: "01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25",
  2027: "01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25",
  2028: "01-01 04-17 05-01 05-08 05-25 06-05 07-14 08-15 11-01 11-11 12-25",
};
const holidays = Object.entries(table).flatMap(([year, days]) =>
  days.split(" ").map((day) => `${year}-${day}`),
);
const always = { ...opening, closures: [] };
const days = Array.from({ length: 3 * 365 + 1 }, (_, n) => addDays("2026-01-01", n));
const worked = days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()) && !holidays.includes(day));

it.each(Object.entries(table))("the public holidays of %s are those of the table", (year, expected) => {
  const computed = Object.values(publicHolidays(Number(year))).sort();
  expect(computed).toEqual(expected.split(" ").map((day) => `${year}-${day}`));
});

it("the settings can name each holiday, and no other", () => {
  expect(schema.properties.holidays.items.enum.toSorted()).toEqual(
    Object.keys(publicHolidays(2026)).toSorted(),
  );
});

it("works from Monday to Friday but on holidays, for three years", () => {
  expect(days.filter((day) => isWorkingDay(day, always))).toEqual(worked);
  expect(worked.filter((day) => day.startsWith("2026"))).toHaveLength(252);
});

it("keeps the closures of the agency, both ends included", () => {
  const closed = { ...opening, closures: [{ from: "2026-08-03", to: "2026-08-14" }] };
  const around = ["2026-07-31", "2026-08-03", "2026-08-14", "2026-08-17"];
  expect(around.map((day) => isWorkingDay(day, closed))).toEqual([true, false, false, true]);
});

it("a piece of work takes as many working days as it is long, whatever the day before it", () => {
  const counted = workingDaysFrom("2026-01-01", always, days.length);
  for (const day of days.slice(0, 900)) {
    const later = worked.filter((workingDay) => workingDay > day);
    for (const count of [1, 2, 5, 21, 60])
      expect([day, count, dayAfter(counted, day, count)]).toEqual([day, count, later[count - 1]]);
  }
});
