import { formatLongDay } from "./dates";

/*
 * Working days, read from a text that the build counts (`workingDaysFrom`), so that browsers need no calendar of holidays. A
 * day is `yyyy-MM-dd`.
 */

/** Days of the week, as in `weekdays`, and their hours in Paris, `HH:mm`, from morning to evening. */
export interface OpenDays {
  readonly days: readonly string[];
  readonly slots: readonly { readonly from: string; readonly to: string }[];
}

/** The hours of a week in which nothing is closed. */
export interface Hours extends OpenDays {
  /** Those of `days` that have other hours. */
  readonly otherDays?: readonly OpenDays[] | null;
}

export const weekdays = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");

/** The day `count` days later, or earlier if negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** « mardi » */
export const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? "";

/** « mardi 12 janvier » */
export const formatComingDay = (day: string): string => `${weekdayOf(day)} ${formatLongDay(day, false)}`;

/** The first day of the text: that of the build. */
export const firstDayOf = (days: string): string => days.slice(0, 10);

/** Where the sign of a day stands in the text. */
const positionOf = (days: string, day: string): number =>
  11 + (Date.parse(day) - Date.parse(firstDayOf(days))) / 86_400_000;

/**
 * Whether the text holds a day, and so many after it. It does not where the build is too old, nor by a clock that is wrong.
 */
export function isHeld(days: string, day: string, after = 0): boolean {
  const at = positionOf(days, day);
  return at > 10 && days[at + after] !== undefined;
}

/** Whether the agency works on a day; not outside the text. */
export const isWorked = (days: string, day: string): boolean => days[positionOf(days, day)] === "1";

/** The day that many working days after another; undefined where the text does not hold the way there. */
export function dayAfter(days: string, from: string, count: number): string | undefined {
  if (!isHeld(days, from)) return undefined;
  const start = positionOf(days, from);
  let at = start;
  for (let left = count; left > 0; left -= Number(days[at])) {
    at++;
    if (days[at] === undefined) return undefined;
  }
  return addDays(from, at - start);
}

/** Working days from a day until before another, both in the text; none where that one comes first. */
export const workingDaysBetween = (days: string, from: string, to: string): number =>
  days.slice(positionOf(days, from), positionOf(days, to)).replaceAll("0", "").length;
