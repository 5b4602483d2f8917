import { formatLongDay } from "./dates";
import { addDays, weekdayOf } from "./days";

/** A day is `yyyy-MM-dd`. */
type Day = string;

/** The first day of `workingDaysFrom`: that of the build. */
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

/** Numbers of the weekdays, 0 for Sunday, on which the agency ever works; Monday first. */
export function weekOf(days: string): number[] {
  const first = new Date(firstDayOf(days)).getUTCDay();
  const worked = new Set([...days.slice(11)].map((flag, later) => flag === "1" && (first + later) % 7));
  return [1, 2, 3, 4, 5, 6, 0].filter((weekday) => worked.has(weekday));
}

/**
 * Whole weeks, from the Monday of today's to that of the last phase's end, without weekdays on which nobody works.
 *
 * @param ends of each phase, in working days from today
 */
export function sheetOf(days: string, today: Day, ends: readonly number[]): SheetDay[] {
  const last = dayAfter(days, today, ends.at(-1) ?? 0);
  const week = weekOf(days);
  const sheet: SheetDay[] = [];
  let worked = 0;
  let day = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  for (let weekday = 1; day <= last || weekday !== 1; weekday = (weekday + 1) % 7) {
    const isWorked = day > today && flagOf(days, day) === "1";
    if (isWorked) worked++;
    const phase = ends.findIndex((end) => worked <= end);
    if (week.includes(weekday)) sheet.push({ day, phase: isWorked && phase >= 0 ? phase : undefined });
    day = addDays(day, 1);
  }
  return sheet;
}
