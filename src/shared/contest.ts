import { formatDay } from "./dates";

/**
 * Whether the contest is over: its last day is wholly part of it, in Paris time.
 * @param endDate ISO date (`2025-10-13`) or instant
 */
export function hasEnded(endDate: string, now: Date): boolean {
  return formatDay(now) > endDate.slice(0, 10);
}
