import { addDays, dayAfter, firstDayOf, isWorked } from "./working-days";

/** A day of a calendar sheet. */
export interface SheetDay {
  readonly day: string;
  /** Number of the phase that it is worked on, from 0; undefined before the first, after the last and on days off. */
  readonly phase: number | undefined;
  /** A weekday between today and the end on which the agency is closed. */
  readonly isClosed: boolean;
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
 * @returns none where the text ends before the last phase
 */
export function sheetOf(days: string, today: string, ends: readonly number[]): SheetDay[] {
  const last = dayAfter(days, today, ends.at(-1) ?? 0);
  if (last === undefined) return [];
  const week = weekOf(days);
  const sheet: SheetDay[] = [];
  let worked = 0;
  let day = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  for (let weekday = 1; day <= last || weekday !== 1; weekday = (weekday + 1) % 7) {
    const isBusy = day > today && isWorked(days, day);
    if (isBusy) worked++;
    const phase = ends.findIndex((end) => worked <= end);
    if (week.includes(weekday))
      sheet.push({
        day,
        phase: isBusy && phase >= 0 ? phase : undefined,
        isClosed: day > today && day < last && !isBusy,
      });
    day = addDays(day, 1);
  }
  return sheet;
}

/** A longer sheet is not taken in at a glance. */
const maxRows = 8;

/**
 * The days of a long sheet that become one row, from the first index to before the second: the longest run of whole weeks of
 * one phase, in which closed days are no end of it.
 *
 * @param perWeek days that the sheet has of a week
 */
export function foldedDays(
  sheet: readonly SheetDay[],
  perWeek: number,
  phase: number,
): readonly [number, number] {
  let longest: readonly [number, number] = [0, perWeek];
  let from = 0;
  for (let to = perWeek; to <= sheet.length; to += perWeek) {
    if (sheet.slice(to - perWeek, to).some((day) => day.phase !== phase && !day.isClosed)) from = to;
    if (to - from > longest[1] - longest[0]) longest = [from, to];
  }
  const isLong = sheet.length > maxRows * perWeek && longest[1] - longest[0] > perWeek;
  return isLong ? longest : [0, 0];
}
