import { weekdays, type Opening } from "./working-days";

/** « 10 h 40 », « 9 h » @param minutes since midnight */
export function formatTime(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, "0")}` : ""}`;
}

/** Minutes since midnight. @param time `HH:mm` */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** « du lundi au vendredi, de 9 h à 18 h » */
export function openingHours({ days, slots }: Opening): string {
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
