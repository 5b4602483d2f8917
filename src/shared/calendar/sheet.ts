import { dayAfter, firstDayOf, positionOf } from "./coming-days";
import { addDays } from "./working-days";

/** A day of a calendar sheet. */
export interface SheetDay {
  readonly day: string;
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
export function sheetOf(days: string, today: string, ends: readonly number[]): SheetDay[] {
  const last = dayAfter(days, today, ends.at(-1) ?? 0);
  const week = weekOf(days);
  const sheet: SheetDay[] = [];
  let worked = 0;
  let day = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  for (let weekday = 1; day <= last || weekday !== 1; weekday = (weekday + 1) % 7) {
    const isWorked = day > today && days[positionOf(days, day)] === "1";
    if (isWorked) worked++;
    const phase = ends.findIndex((end) => worked <= end);
    if (week.includes(weekday)) sheet.push({ day, phase: isWorked && phase >= 0 ? phase : undefined });
    day = addDays(day, 1);
  }
  return sheet;
}
