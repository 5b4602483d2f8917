import { formatLongDay, parisOffset, parisTime } from "./dates";
import { formatTime, minutesOf, openDays } from "./opening-hours";
import { addDays, dayAfter, isHeld, isWorked, weekdayOf, type Hours } from "./working-days";

/** The agency's hours, and the days on which it works. */
export interface OpeningTimes extends Hours {
  /** As `working-days.ts` reads them. */
  readonly workingDays: string;
}

/** A local time in Paris. */
export interface LocalTime {
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** Since midnight. */
  readonly minutes: number;
}

/** Times are rounded to five minutes. */
const stepMinutes = 5;

/**
 * When a request sent now will have been read, in Paris: that many opening hours later, or before closing time that many
 * working days later.
 *
 * @param unit of what is promised, as `content/schemas/claims.schema.json` names them: « heures ouvrées », « jour ouvré »
 * @returns undefined where the working days do not hold the time until then
 */
export function replyBy(
  now: Date,
  promised: number,
  opening: OpeningTimes,
  unit = "heures",
): LocalTime | undefined {
  const { workingDays } = opening;
  let { day, minutes } = localTime(now);
  if (unit.startsWith("jour")) {
    const last = dayAfter(workingDays, day, promised);
    return last === undefined ? undefined : { day: last, minutes: slotsOf(last, opening).at(-1)?.to ?? 0 };
  }
  let left = promised * 60;
  for (; isHeld(workingDays, day); [day, minutes] = [addDays(day, 1), 0])
    for (const { from, to } of slotsOf(day, opening)) {
      const start = Math.max(minutes, from);
      if (start + left <= to) return { day, minutes: Math.ceil((start + left) / stepMinutes) * stepMinutes };
      left -= Math.max(0, to - start);
    }
  return undefined;
}

/**
 * The time of `replyBy` relative to now: « demain 10 h 40 ». Undefined once it is past.
 *
 * @param sentAt when the request was sent
 */
export function formatReplyBy(
  now: Date,
  sentAt: Date,
  promised: number,
  opening: OpeningTimes,
  unit?: string,
): string | undefined {
  const due = replyBy(sentAt, promised, opening, unit);
  const { day, minutes } = localTime(now);
  return !due || due.day < day || (due.day === day && due.minutes <= minutes)
    ? undefined
    : formatMoment(due, now, "");
}

/** « Ouvert jusqu’à 18 h », or « Fermé, ouvre lundi à 9 h »; undefined where the working days do not hold that day. */
export function formatOpen(now: Date, opening: OpeningTimes): string | undefined {
  const { day, minutes } = localTime(now);
  const slots = slotsOf(day, opening);
  const slot = slots.find(({ to }) => minutes < to);
  if (slot && slot.from <= minutes)
    return `Ouvert jusqu’à ${formatMoment({ day, minutes: slot.to }, now, "")}`;
  const next = slot ? day : dayAfter(opening.workingDays, day, 1);
  if (next === undefined) return undefined;
  const opens = (slot ?? slotsOf(next, opening)[0])?.from ?? 0;
  return `Fermé, ouvre ${formatMoment({ day: next, minutes: opens }, now, "à ")}`;
}

function localTime(instant: Date): LocalTime {
  const local = parisTime(instant);
  return { day: local.slice(0, 10), minutes: minutesOf(local.slice(11, 16)) };
}

/** Opening hours of a day, in minutes since midnight. */
const slotsOf = (day: string, opening: OpeningTimes) =>
  isWorked(opening.workingDays, day)
    ? openDays(opening)
        .filter(({ days }) => days.includes(weekdayOf(day)))
        .flatMap(({ slots }) => slots.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })))
    : [];

/** « 16 h 10 », « demain 9 h », « lundi 9 h »; in another time zone always with the day and « (heure de Paris) ». */
function formatMoment({ day, minutes }: LocalTime, now: Date, at: string): string {
  const isElsewhere = now.getTimezoneOffset() !== -60 * parisOffset(now);
  const when = formatWhen(day, localTime(now).day, isElsewhere);
  return `${when}${at}${formatTime(minutes)}${isElsewhere ? " (heure de Paris)" : ""}`;
}

function formatWhen(day: string, today: string, isElsewhere: boolean): string {
  if (day === today && !isElsewhere) return "";
  if (day === addDays(today, 1) && !isElsewhere) return "demain ";
  if (day < addDays(today, 7)) return `${weekdayOf(day)} `;
  return `${weekdayOf(day)} ${formatLongDay(day, false)}, `;
}
