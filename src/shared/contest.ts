import { formatDay } from "./calendar/dates";

/**
 * Whether the contest is over: its last day is wholly part of it, in Paris time.
 * @param endDate `2025-10-13`
 */
export function hasEnded(endDate: string, now: Date): boolean {
  return formatDay(now) > endDate;
}

/** « Cette édition se termine le 13/10/25. », or that it ended on that day. @param endDate as above */
export function formatEnd(endDate: string, ended: boolean): string {
  const [year, month, day] = endDate.slice(2, 10).split("-");
  return `Cette édition ${ended ? "s’est terminée" : "se termine"} le ${day}/${month}/${year}.`;
}
