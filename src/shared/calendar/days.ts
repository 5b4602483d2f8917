/*
 * Days as texts, `yyyy-MM-dd`. Apart from working-days.ts, so that pages with a date do not load the calendar of holidays.
 */

export const weekdays = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");

/** The day `count` days later, or earlier if negative. @param day `yyyy-MM-dd` */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** « mardi » @param day `yyyy-MM-dd` */
export const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? "";
