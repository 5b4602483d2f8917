import type { Range } from "../estimate";
import { readyAfter, type StepsBefore } from "./plan";
import { addDays, isWorkingDay, lastWorkingDay, type Opening } from "./working-days";

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
 */
export function scheduleOf(
  weeks: Range,
  before: StepsBefore & { readonly support: number },
  today: string,
  opening: Opening,
): readonly [Phase, Phase, Phase, Phase] {
  const day = (count: number): string => lastWorkingDay(addDays(today, 1), count, opening);
  const phase = (after: number, to: number, latest = to): Phase => ({
    from: day(after + 1),
    to: day(to),
    latest: day(latest),
  });
  const planned = before.call + before.plan;
  const [soonest, ready] = [readyAfter(weeks.min, before), readyAfter(weeks.max, before)];
  const support = day(ready + before.support);
  return [
    phase(0, before.call),
    phase(before.call, planned),
    phase(planned, soonest, ready),
    { from: day(soonest + 1), to: support, latest: support },
  ];
}

/** Working days from a day until before another; negative where that one comes first. */
export function workingDaysBetween(from: string, to: string, opening: Opening): number {
  if (to < from) return -workingDaysBetween(to, from, opening);
  let count = 0;
  for (let day = from; day < to; day = addDays(day, 1)) if (isWorkingDay(day, opening)) count++;
  return count;
}
