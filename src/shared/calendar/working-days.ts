/** Days of the week, as in `weekdays`, and their hours in Paris, `HH:mm`, from morning to evening. */
export interface OpenDays {
  readonly days: readonly string[];
  readonly slots: readonly { readonly from: string; readonly to: string }[];
}

/** Days and hours on which the agency works: `content/settings/opening.json`. Days are `yyyy-MM-dd`. */
export interface Opening extends OpenDays {
  /** Those of `days` that have other hours. */
  readonly otherDays?: readonly OpenDays[] | null;
  /** The public holidays kept, as `publicHolidays` names them. */
  readonly holidays: readonly string[];
  /** Other days off, both included. */
  readonly closures: readonly { readonly from: string; readonly to: string }[];
}

export const weekdays = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");

/** The day `count` days later, or earlier if negative. @param day `yyyy-MM-dd` */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** « mardi » @param day `yyyy-MM-dd` */
export const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? "";

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

/** Limits the search: settings without a working day must not hang the page. */
const maxDaysOff = 366;

/** The first working day on or after a day. */
export function nextWorkingDay(day: string, opening: Opening): string {
  let next = day;
  for (let off = 0; off < maxDaysOff && !isWorkingDay(next, opening); off++) next = addDays(next, 1);
  return next;
}

/** The last day of a task. @param day its first, or the first working day after it @param count working days, at least 1 */
export function lastWorkingDay(day: string, count: number, opening: Opening): string {
  let last = nextWorkingDay(day, opening);
  for (let done = 1; done < count; done++) last = nextWorkingDay(addDays(last, 1), opening);
  return last;
}

/**
 * The days on which the agency works, as a text that the browser needs no calendar of holidays to read: the first day, then
 * « 1 » or « 0 » for each.
 */
export const workingDaysFrom = (first: string, opening: Opening, count = 400): string =>
  `${first} ${Array.from({ length: count }, (_, later) => Number(isWorkingDay(addDays(first, later), opening))).join("")}`;
