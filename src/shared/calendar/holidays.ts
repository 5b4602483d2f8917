import { addDays, weekdayOf, type Hours } from "./working-days";

/*
 * For the build and the receiver alone: browsers get the days that are counted here, as a text (`workingDaysFrom`).
 */

/** Days and hours on which the agency works: `content/settings/opening.json`. Days are `yyyy-MM-dd`. */
export interface Opening extends Hours {
  /** The public holidays kept, as `publicHolidays` names them. */
  readonly holidays: readonly string[];
  /** Other days off, both included. */
  readonly closures: readonly { readonly from: string; readonly to: string }[];
}

/** Easter Sunday from 1900 to 2099 (Gauss's algorithm). */
function easter(year: number): string {
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isTooLate = sunday === 6 && (moon === 29 || (moon === 28 && golden > 10));
  return addDays(`${year}-03-22`, moon + sunday - (isTooLate ? 7 : 0));
}

/** The public holidays of a year in France, by name (article L3133-1 of the labour code). */
export function publicHolidays(year: number): Readonly<Record<string, string>> {
  const sunday = easter(year);
  return {
    "jour de l’An": `${year}-01-01`,
    "lundi de Pâques": addDays(sunday, 1),
    "1er mai": `${year}-05-01`,
    "8 mai": `${year}-05-08`,
    Ascension: addDays(sunday, 39),
    "lundi de Pentecôte": addDays(sunday, 50),
    "14 juillet": `${year}-07-14`,
    Assomption: `${year}-08-15`,
    Toussaint: `${year}-11-01`,
    "11 novembre": `${year}-11-11`,
    Noël: `${year}-12-25`,
  };
}

/** Whether the agency works on a day. */
export function isWorkingDay(day: string, { days, holidays, closures }: Opening): boolean {
  const ofYear = publicHolidays(Number(day.slice(0, 4)));
  return (
    days.includes(weekdayOf(day)) &&
    !holidays.some((name) => ofYear[name] === day) &&
    !closures.some(({ from, to }) => from <= day && day <= to)
  );
}

/** The days on which the agency works, as `working-days.ts` reads them: the first day, then « 1 » or « 0 » for each. */
export const workingDaysFrom = (first: string, opening: Opening, count = 400): string =>
  `${first} ${Array.from({ length: count }, (_, later) => Number(isWorkingDay(addDays(first, later), opening))).join("")}`;
