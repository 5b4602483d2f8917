import type { Range } from "../estimate";
import { weeksOf } from "../text/quantity";
import { formatTime, minutesOf } from "./opening-hours";
import type { Hours } from "./working-days";

export const daysPerWeek = 5;
/** A longer project is no sheet that one takes in at a glance. */
const maxWeeks = 16;

/** Working days of the steps before the work: `phases` of `content/settings/estimator.json`. */
export interface StepsBefore {
  readonly call: number;
  readonly plan: number;
}

/** How the time of a service reads: `time` of its file, with the delay that is counted. */
export interface TimeOfService {
  readonly reads: "delivered" | "started" | "booked" | "none";
  /** What is ready at its end, before « le 13 janvier »: « une boutique en ligne ouverte ». */
  readonly what?: string | null;
  /** « 30 jours » */
  readonly delay: string;
}

/** The one plan of a page, of what that page sells. Days are working days, counted from today. */
export interface Plan {
  readonly reads: string;
  readonly what: string;
  readonly delay: string;
  /** When the agency opens, « 9 h », for what is booked. */
  readonly hour: string | null;
  readonly call: number;
  /** The day that the page promises. */
  readonly ready: number;
  /** Ends of the steps of the method that have one: call, plan, work and the first week of support. */
  readonly ends: readonly number[];
  /** Place of the service's group in the menu, from 0: the hue of its days. */
  readonly group?: number | null;
}

/** A delay in whole weeks, as it is worked and paid: « 30 jours » are four; undefined for one of less than a week. */
export const wholeWeeks = (delay: Range): Range | undefined =>
  delay.min < 1 ? undefined : { min: Math.floor(delay.min), max: Math.floor(delay.max) };

/** Working days of that many weeks of work, one at least. */
const workingDays = (weeks: number): number => Math.max(1, Math.round(weeks * daysPerWeek));

/** The working day, counted from the day before its call, on which a project of that many weeks of work is ready. */
export const readyAfter = (weeks: number, { call, plan }: StepsBefore): number =>
  call + plan + workingDays(weeks);

/** Ends of the steps of a project of that many weeks of work: call, plan, work, first week of support. */
export function endsOf(weeks: number, before: StepsBefore): readonly [number, number, number, number] {
  const ready = readyAfter(weeks, before);
  return [before.call, before.call + before.plan, ready, ready + daysPerWeek];
}

/** Where all days begin alike. */
function openingHour(opening: Pick<Hours, "slots" | "otherDays"> | null | undefined): string | null {
  const [first] = opening?.slots ?? [];
  return first && !opening?.otherDays?.length ? formatTime(minutesOf(first.from)) : null;
}

/** The weeks of a delay that a calendar can show; undefined for one that is no number of weeks, days or hours, or too long. */
export function countedWeeks(delay: string): Range | undefined {
  const weeks = weeksOf(delay);
  return weeks && weeks.max <= maxWeeks ? weeks : undefined;
}

/**
 * The plan of a service that begins with a call on the next working day. What is delivered is worked on once its plan is agreed;
 * what is started begins within its delay, the day of the call included; what is booked is the call itself.
 *
 * @returns undefined for a service without a date, and for a delay that cannot be counted
 */
export function planOf(
  { reads, what, delay }: TimeOfService,
  before: StepsBefore | null | undefined,
  opening?: Pick<Hours, "slots" | "otherDays"> | null,
): Plan | undefined {
  if (reads === "none" || !what || !before) return undefined;
  const { call } = before;
  const common = { reads, what, delay, hour: null, call };
  if (reads === "booked") return { ...common, hour: openingHour(opening), ready: call, ends: [] };
  const weeks = countedWeeks(delay);
  if (!weeks) return undefined;
  if (reads === "started") return { ...common, ready: call - 1 + workingDays(weeks.max), ends: [call] };
  const ends = endsOf((wholeWeeks(weeks) ?? weeks).max, before);
  return { ...common, ready: ends[2], ends };
}
