import type { Range } from "../estimate";
import { addDays, isWorkingDay, lastWorkingDay, nextWorkingDay, type Opening } from "./working-days";

/** A phase of a project, in days `yyyy-MM-dd`. */
export interface Phase {
  readonly from: string;
  /** Its last day, at best. */
  readonly to: string;
  /** Its last day, at most. */
  readonly latest: string;
}

interface PhaseRules {
  /** In working days. */
  readonly call: number;
  readonly plan: number;
  readonly support: number;
}

const daysPerWeek = 5;

/**
 * The four phases of a project that begins tomorrow: call, plan, work, support. A week of work is five working days.
 *
 * @param today `yyyy-MM-dd`, in Paris
 */
export function scheduleOf(
  weeks: Range,
  { call, plan, support }: PhaseRules,
  today: string,
  opening: Opening,
): readonly [Phase, Phase, Phase, Phase] {
  const after = (day: string): string => nextWorkingDay(addDays(day, 1), opening);
  const phase = (from: string, min: number, max = min): Phase => ({
    from,
    to: lastWorkingDay(from, min, opening),
    latest: lastWorkingDay(from, max, opening),
  });
  const first = phase(after(today), call);
  const second = phase(after(first.to), plan);
  const third = phase(after(second.to), weeks.min * daysPerWeek, weeks.max * daysPerWeek);
  const last = { from: after(third.to), to: lastWorkingDay(after(third.latest), support, opening) };
  return [first, second, third, { ...last, latest: last.to }];
}

/** Working days from a day until before another; negative where that one comes first. */
export function workingDaysBetween(from: string, to: string, opening: Opening): number {
  if (to < from) return -workingDaysBetween(to, from, opening);
  let count = 0;
  for (let day = from; day < to; day = addDays(day, 1)) if (isWorkingDay(day, opening)) count++;
  return count;
}
