import type { Range } from "../estimate";

export const daysPerWeek = 5;
/** A longer project is no sheet that one takes in at a glance. */
const maxWeeks = 16;

/**
 * When the steps of a project end that begins with a call on the next working day, in working days from today: call, plan,
 * work, and the first week of support. Undefined for a project of unknown length.
 *
 * @param weeks of work
 * @param before working days of the steps before it: `phases` of `content/settings/estimator.json`
 */
export function planOf(
  weeks: Range | null | undefined,
  before: { readonly call: number; readonly plan: number } | null | undefined,
): number[] | undefined {
  if (!weeks || !before || weeks.max > maxWeeks) return undefined;
  const planned = before.call + before.plan;
  const ready = planned + Math.max(1, Math.round(weeks.max * daysPerWeek));
  return [before.call, planned, ready, ready + daysPerWeek];
}
