import { months, parisOffset, parisTime } from "./dates";
import { formatTime, minutesOf } from "./opening-hours";
import { addDays, isWorkingDay, nextWorkingDay, weekdayOf, type Opening } from "./working-days";

/** A time by the clocks of Paris. */
export interface LocalTime {
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** Since midnight. */
  readonly minutes: number;
}

/** Times are told to five minutes. */
const stepMinutes = 5;
const maxDays = 366;

/** When a request sent now will have been read: so many hours of opening later, in Paris. @param hours promised */
export function replyBy(now: Date, hours: number, opening: Opening): LocalTime {
  const local = parisTime(now);
  let [day, minutes] = [local.slice(0, 10), minutesOf(local.slice(11, 16))];
  let left = hours * 60;
  for (let days = 0; days < maxDays; days++) {
    for (const slot of isWorkingDay(day, opening) ? opening.slots : []) {
      const [from, to] = [Math.max(minutes, minutesOf(slot.from)), minutesOf(slot.to)];
      if (from + left <= to) return { day, minutes: Math.ceil((from + left) / stepMinutes) * stepMinutes };
      left -= Math.max(0, to - from);
    }
    [day, minutes] = [nextWorkingDay(addDays(day, 1), opening), 0];
  }
  return { day, minutes };
}

/**
 * « Envoyé maintenant, lu avant demain 10 h 40 ». Undefined where the visitor's clock cannot be right: before the
 * settings were verified, or a year or more after it.
 *
 * @param verifiedOn `yyyy-MM-dd`
 */
export function sayReply(
  now: Date,
  hours: number,
  { verifiedOn, ...opening }: Opening & { readonly verifiedOn: string },
): string | undefined {
  const today = parisTime(now).slice(0, 10);
  const nextYear = `${Number(verifiedOn.slice(0, 4)) + 1}${verifiedOn.slice(4)}`;
  if (today < addDays(verifiedOn, -1) || today >= nextYear) return undefined;
  const isElsewhere = now.getTimezoneOffset() !== -60 * parisOffset(now);
  const { day, minutes } = replyBy(now, hours, opening);
  const when = sayDay(day, today, isElsewhere) + formatTime(minutes);
  return `Envoyé maintenant, lu avant ${when}${isElsewhere ? " (heure de Paris)" : ""}`;
}

/** « demain » is another day elsewhere: the day of the week is not. */
function sayDay(day: string, today: string, isElsewhere: boolean): string {
  if (day === today && !isElsewhere) return "";
  if (day === addDays(today, 1) && !isElsewhere) return "demain ";
  if (day < addDays(today, 7)) return `${weekdayOf(day)} `;
  const [, month, date] = day.split("-").map(Number);
  return `${weekdayOf(day)} ${date === 1 ? "1er" : date} ${months[(month ?? 1) - 1]}, `;
}
