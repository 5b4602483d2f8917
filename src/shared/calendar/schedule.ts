import type { Range } from "../estimate";
import { readyAfter, type StepsBefore } from "./plan";
import { dayAfter } from "./working-days";

/** A phase of a project, in days `yyyy-MM-dd`. */
export interface Phase {
  readonly from: string;
  /** Its last day, at best. */
  readonly to: string;
  /** Its last day, at most. */
  readonly latest: string;
}

/**
 * The four phases of a project that begins tomorrow: call, plan, work, support.
 *
 * @param before with the working days of support
 * @param today `yyyy-MM-dd`, in Paris
 * @param days the working days that the build knows
 * @returns undefined where they end before the project
 */
export function scheduleOf(
  weeks: Range,
  before: StepsBefore & { readonly support: number },
  today: string,
  days: string,
): readonly [Phase, Phase, Phase, Phase] | undefined {
  const planned = before.call + before.plan;
  const [soonest, ready] = [readyAfter(weeks.min, before), readyAfter(weeks.max, before)];
  const support = dayAfter(days, today, ready + before.support);
  if (support === undefined) return undefined;
  // No other day comes after that of support.
  const day = (count: number): string => dayAfter(days, today, count) ?? support;
  const phase = (after: number, to: number, latest = to): Phase => ({
    from: day(after + 1),
    to: day(to),
    latest: day(latest),
  });
  return [
    phase(0, before.call),
    phase(before.call, planned),
    phase(planned, soonest, ready),
    { from: day(soonest + 1), to: support, latest: support },
  ];
}
