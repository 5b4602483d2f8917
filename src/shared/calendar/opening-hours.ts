import { weekdays, type Hours, type OpenDays } from "./working-days";

/** « 10 h 40 », « 9 h » @param minutes since midnight */
export function formatTime(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, "0")}` : ""}`;
}

/** Minutes since midnight. @param time `HH:mm` */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The days of the week by their hours: first those that have the usual ones. */
export function openDays({ days, slots, otherDays }: Hours): OpenDays[] {
  const others = otherDays ?? [];
  const usual = days.filter((day) => !others.some((rest) => rest.days.includes(day)));
  return [...(usual.length > 0 ? [{ days: usual, slots }] : []), ...others];
}

/** « du lundi au vendredi, de 9 h à 18 h » */
export const openingHours = (hours: Hours): string => openDays(hours).map(hoursOfDays).join("\u00a0; ");

function hoursOfDays({ days, slots }: OpenDays): string {
  const [first = "", last] = [days[0], days.at(-1)];
  const isRow = days.length > 2 && weekOrder(last) - weekOrder(first) === days.length - 1;
  const onDays = isRow
    ? `du ${first} au ${last}`
    : `le ${days.join(", le ").replace(/, (?=[^,]*$)/, " et ")}`;
  const hours = slots.map(
    ({ from, to }) => `de ${formatTime(minutesOf(from))} à ${formatTime(minutesOf(to))}`,
  );
  return `${onDays}, ${hours.join(" et ")}`;
}

/** Place of a day in a week that begins on Monday. */
const weekOrder = (day = ""): number => (weekdays.indexOf(day) + 6) % 7;
