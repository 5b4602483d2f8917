import { formatDay, formatLongDay, parisTime } from "../shared/calendar/dates";
import { workingDaysFrom } from "../shared/calendar/holidays";
import { replyBy, type OpeningTimes } from "../shared/calendar/opening-clock";
import { formatTime, minutesOf } from "../shared/calendar/opening-hours";
import { replyTime } from "../shared/text/number";
import { formatComingDay } from "../shared/calendar/working-days";
import type { Agency } from "./mail";

/*
 * Times of leads, in Paris; milliseconds since 1970. The clocks of the server and of the visitor may be set to any zone.
 */

/** « 27 novembre » */
export const dayOf = (time: number, withYear = false): string =>
  formatLongDay(formatDay(new Date(time)), withYear);

/** « 10 h 40 » */
export const hourOf = (time: number): string =>
  formatTime(minutesOf(parisTime(new Date(time)).slice(11, 16)));

/** « 27 novembre 2026 à 10 h 40 » */
export const momentOf = (time: number): string => `${dayOf(time, true)} à ${hourOf(time)}`;

/** When the agency works from the day of that time on. */
export const openingFrom = (time: number, { opening }: Agency): OpeningTimes => ({
  ...opening,
  workingDays: workingDaysFrom(formatDay(new Date(time)), opening),
});

/** The hour by which the agency answers what came at that time: « lundi 30 novembre, 13 h »; the delay if it never opens. */
export function answerHour(time: number, agency: Agency): string {
  const { value, unit } = agency.replyHours;
  const due = replyBy(new Date(time), value, openingFrom(time, agency), unit);
  return due ? `${formatComingDay(due.day)}, ${formatTime(due.minutes)}` : replyTime(agency);
}
