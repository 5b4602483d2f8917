import { formatLongDay } from "./dates";
import { addDays, weekdayOf } from "./working-days";

/*
 * Days to come, counted by `workingDaysFrom`: a text that the browser needs no calendar of holidays to read. A day is
 * `yyyy-MM-dd`.
 */

/** The first day of such a text: that of the build. */
export const firstDayOf = (days: string): string => days.slice(0, 10);

/** Where the sign of a day stands in it. */
export const positionOf = (days: string, day: string): number =>
  11 + (Date.parse(day) - Date.parse(firstDayOf(days))) / 86_400_000;

/** The day that many working days later; where the text ends before it, that end. */
export function dayAfter(days: string, today: string, count: number): string {
  const from = positionOf(days, today);
  let to = from;
  for (let left = count; left > 0 && to < days.length; left -= Number(days[to])) to++;
  return addDays(today, to - from);
}

/** « mardi 12 janvier » */
export const formatComingDay = (day: string): string => `${weekdayOf(day)} ${formatLongDay(day, false)}`;

/**
 * Whether a day is held, and half a year after it, so that a plan can be counted from it. It is not where the build is older
 * than that, nor by a clock that is wrong.
 */
export function isHeld(days: string, day: string): boolean {
  const at = positionOf(days, day);
  return at > 10 && days[at + 180] !== undefined;
}
