import type { Range } from "../../shared/estimate";

/** When a project's steps end, and whose project it is. */
export interface Plan {
  /** Of each step, in working days from today: call, plan, work, and the first week of support. */
  readonly ends: readonly [number, number, number, number];
  /** The client whose project took that long; undefined for the service's own time. */
  readonly client?: string | undefined;
}

export const daysPerWeek = 5;
/** A longer project is no sheet that one takes in at a glance. */
const maxWeeks = 16;

/**
 * The plan of a project that begins with a call on the next working day.
 *
 * @param weeks of work; undefined where they are not known
 * @param before working days of the steps before it: `phases` of `content/settings/estimator.json`
 */
export function planOf(
  weeks: Range | null | undefined,
  before: { readonly call: number; readonly plan: number } | null | undefined,
  client?: string,
): Plan | undefined {
  if (!weeks || !before || weeks.max > maxWeeks) return undefined;
  const planned = before.call + before.plan;
  const ready = planned + Math.max(1, Math.round(weeks.max * daysPerWeek));
  return { ends: [before.call, planned, ready, ready + daysPerWeek], client };
}
