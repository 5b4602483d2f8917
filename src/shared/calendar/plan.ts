import type { Range } from "../estimate";

export const daysPerWeek = 5;
/** A longer project is no sheet that one takes in at a glance. */
const maxWeeks = 16;

/** Working days of the steps before the work: `phases` of `content/settings/estimator.json`. */
export interface StepsBefore {
  readonly call: number;
  readonly plan: number;
}

/** A delay in whole weeks, as it is worked and paid: « 30 jours » are four; undefined for one of less than a week. */
export const wholeWeeks = (delay: Range): Range | undefined =>
  delay.min < 1 ? undefined : { min: Math.floor(delay.min), max: Math.floor(delay.max) };

/** The working day, counted from the day before its call, on which a project of that many weeks of work is ready. */
export const readyAfter = (weeks: number, { call, plan }: StepsBefore): number =>
  call + plan + Math.max(1, Math.round(weeks * daysPerWeek));

/**
 * When the steps of a project end that begins with a call on the next working day, in working days from today: call, plan,
 * work, and the first week of support. Undefined for a project of unknown length.
 *
 * @param delay weeks of work
 */
export function planOf(
  delay: Range | null | undefined,
  before: StepsBefore | null | undefined,
): number[] | undefined {
  if (!delay || !before || delay.max > maxWeeks) return undefined;
  const ready = readyAfter((wholeWeeks(delay) ?? delay).max, before);
  return [before.call, before.call + before.plan, ready, ready + daysPerWeek];
}
