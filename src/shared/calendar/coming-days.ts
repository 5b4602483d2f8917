import { formatLongDay } from "./dates";
import { addDays, isWorkingDay, weekdayOf, type Opening } from "./working-days";

/** A day is `yyyy-MM-dd`. */
type Day = string;

/**
 * The days on which the agency works, as a text that the browser needs no calendar of holidays to read: the first day, then
 * « 1 » or « 0 » for each.
 */
export const workingDaysFrom = (first: Day, opening: Opening, count = 400): string =>
  `${first} ${Array.from({ length: count }, (_, later) => Number(isWorkingDay(addDays(first, later), opening))).join("")}`;

/** The first day of such a text: that of the build. */
export const firstDayOf = (days: string): Day => days.slice(0, 10);

/** « 1 », « 0 », or nothing for a day that the text does not hold. */
const flagOf = (days: string, day: Day): string | undefined =>
  days[11 + (Date.parse(day) - Date.parse(firstDayOf(days))) / 86_400_000];

/** Whether the text holds the day and half a year after it: a clock that is wrong may name any. */
export const isHeld = (days: string, day: Day): boolean =>
  day >= firstDayOf(days) && flagOf(days, addDays(day, 180)) !== undefined;

/** The day that many working days later; where the text ends before it, that end. */
export function dayAfter(days: string, today: Day, count: number): Day {
  let day = today;
  for (let left = count; left > 0 && flagOf(days, day); left -= Number(flagOf(days, day) ?? 0)) {
    day = addDays(day, 1);
  }
  return day;
}

/** « mardi 12 janvier » */
export const formatComingDay = (day: Day): string => `${weekdayOf(day)} ${formatLongDay(day, false)}`;

/** A day of a calendar sheet. */
export interface SheetDay {
  readonly day: Day;
  /** Number of the phase that it is worked on, from 0; undefined before the first, after the last and on days off. */
  readonly phase: number | undefined;
}

/**
 * Whole weeks, from the Monday of today's to that of the last phase's end.
 *
 * @param ends of each phase, in working days from today
 */
export function sheetOf(days: string, today: Day, ends: readonly number[]): SheetDay[] {
  const last = dayAfter(days, today, ends.at(-1) ?? 0);
  const sheet: SheetDay[] = [];
  let day = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  let worked = 0;
  while (day <= last || sheet.length % 7 > 0) {
    const isWorked = day > today && flagOf(days, day) === "1";
    if (isWorked) worked++;
    const phase = ends.findIndex((end) => worked <= end);
    sheet.push({ day, phase: isWorked && phase >= 0 ? phase : undefined });
    day = addDays(day, 1);
  }
  return sheet;
}
