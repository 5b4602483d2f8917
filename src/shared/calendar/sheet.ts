import { addDays, dayAfter, firstDayOf, isWorked } from "./working-days";

/** What a day is to a project; `ready` is the promised day. */
export type Stage = "call" | "plan" | "work" | "ready" | "support";

/** Days of one stage, to a working day counted from today. */
export interface Stretch {
  readonly stage: Stage;
  /** Whether the work may be done before. */
  readonly isMargin?: boolean;
  readonly to: number;
}

/** A day of a calendar sheet. */
export interface SheetDay {
  readonly day: string;
  /** Undefined before the first stage, after the last and on days off. */
  readonly stage?: Stage;
  readonly isMargin?: boolean;
  /** Working days from today to it. */
  readonly count: number;
  /** A weekday between today and the end on which the agency is closed. */
  readonly isClosed: boolean;
}

/**
 * The stages of a project, one after another.
 *
 * @param ends of its call, plan, work and first week of support, as `Plan` has them
 * @param soonest the working day on which the work is done at best
 */
export function stretchesOf(ends: readonly number[], soonest?: number): Stretch[] {
  const [call = 0, planned = call, ready = planned, supported = ready] = ends;
  const worked = Math.min(soonest ?? ready, ready - 1);
  return [
    { stage: "call", to: call },
    { stage: "plan", to: planned },
    { stage: "work", to: worked },
    { stage: "work", isMargin: true, to: ready - 1 },
    { stage: "ready", to: ready },
    { stage: "support", to: supported },
  ];
}

/** Numbers of the weekdays, 0 for Sunday, on which the agency ever works; Monday first. */
export function weekOf(days: string): number[] {
  const first = new Date(firstDayOf(days)).getUTCDay();
  const worked = new Set([...days.slice(11)].map((flag, later) => flag === "1" && (first + later) % 7));
  return [1, 2, 3, 4, 5, 6, 0].filter((weekday) => worked.has(weekday));
}

/**
 * Whole weeks, from the Monday before the first day of work to the week of the last stage's end, without weekdays on which
 * nobody works.
 *
 * @param days the working days that the build knows
 * @param today `yyyy-MM-dd`
 * @returns none where the text ends before the last stage
 */
export function sheetOf(days: string, today: string, stretches: readonly Stretch[]): SheetDay[] {
  const [first, last] = [dayAfter(days, today, 1), dayAfter(days, today, stretches.at(-1)?.to ?? 0)];
  if (first === undefined || last === undefined) return [];
  const week = weekOf(days);
  const sheet: SheetDay[] = [];
  let count = 0;
  let day = addDays(first, -((new Date(first).getUTCDay() + 6) % 7));
  for (let weekday = 1; day <= last || weekday !== 1; weekday = (weekday + 1) % 7) {
    const isBusy = day > today && isWorked(days, day);
    if (isBusy) count++;
    const stretch = isBusy ? stretches.find(({ to }) => count <= to) : undefined;
    if (week.includes(weekday))
      sheet.push({ ...stretch, day, count, isClosed: day > today && day < last && !isBusy });
    day = addDays(day, 1);
  }
  return sheet;
}

/** A longer sheet is not taken in at a glance. */
const maxRows = 8;

/**
 * The days of a long sheet that become one row, from the first index to before the second: the longest run of whole weeks of
 * work, in which closed days are no end of it.
 *
 * @param perWeek days that the sheet has of a week
 */
export function foldedDays(sheet: readonly SheetDay[], perWeek: number): readonly [number, number] {
  let longest: readonly [number, number] = [0, perWeek];
  let from = 0;
  for (let to = perWeek; to <= sheet.length; to += perWeek) {
    if (
      sheet
        .slice(to - perWeek, to)
        .some(({ stage, isMargin, isClosed }) => (stage !== "work" || isMargin) && !isClosed)
    )
      from = to;
    if (to - from > longest[1] - longest[0]) longest = [from, to];
  }
  const isLong = sheet.length > maxRows * perWeek && longest[1] - longest[0] > perWeek;
  return isLong ? longest : [0, 0];
}
