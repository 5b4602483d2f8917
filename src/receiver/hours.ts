import { formatComingDay } from "../shared/calendar/coming-days";
import { formatDay, formatLongDay, parisTime } from "../shared/calendar/dates";
import { replyBy } from "../shared/calendar/opening-clock";
import { formatTime, minutesOf } from "../shared/calendar/opening-hours";
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

/** The hour by which the agency answers what came at that time: « lundi 30 novembre, 13 h ». */
export function answerHour(time: number, { replyHours: { value, unit }, opening }: Agency): string {
  const { day, minutes } = replyBy(new Date(time), value, opening, unit);
  return `${formatComingDay(day)}, ${formatTime(minutes)}`;
}
