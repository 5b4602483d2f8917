/*
 * Days in Paris are computed here rather than by `Intl`, whose first use takes a phone more than a tenth of a second,
 * on every page with a date.
 */

const hour = 3_600_000;

/** 1:00 UTC on the last Sunday of a month, when clocks change in the Union (directive 2000/84/EC). @param month from 0 */
function changeOfClocks(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

/** How far clocks in Paris are ahead of UTC, in hours. */
export function parisOffset(instant: Date): number {
  const [time, year] = [instant.getTime(), instant.getUTCFullYear()];
  return time >= changeOfClocks(year, 2) && time < changeOfClocks(year, 9) ? 2 : 1;
}

/** Date and time in Paris, as `yyyy-MM-ddTHH:mm:ss.sssZ`. @throws RangeError for an invalid date */
export const parisTime = (instant: Date): string =>
  new Date(instant.getTime() + parisOffset(instant) * hour).toISOString();

/** The day in Paris as `yyyy-MM-dd`, which sorts as text. @throws RangeError for an invalid date */
export const formatDay = (instant: Date): string => parisTime(instant).slice(0, 10);

/** dd/MM/yyyy in Paris time (docs/ecrans.md, « Article »). @param iso ISO 8601 instant @throws RangeError for another text */
export function formatDate(iso: string): string {
  return formatDay(new Date(iso)).split("-").reverse().join("/");
}

const months = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
  " ",
);

/** « mars 2026 ». @param day `yyyy-MM` or `yyyy-MM-dd` */
export function formatMonth(day: string): string {
  const [year, month] = day.split("-");
  return `${months[Number(month) - 1]} ${year}`;
}

/** « 24 novembre 2026 »; without its year « 24 novembre ». @param day `yyyy-MM-dd` */
export function formatLongDay(day: string, withYear = true): string {
  const [year, month = 1, date] = day.split("-").map(Number);
  return [date === 1 ? "1er" : date, months[month - 1], withYear && year].filter(Boolean).join("\u00a0");
}

const isoInstant = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Reads an ISO 8601 date or instant, as milliseconds since 1970; NaN for another form and for a day that the
 * calendar does not have (`Date.parse` makes 3 March of 31 February). Without a zone it is UTC on every machine.
 */
export function parseInstant(text: string): number {
  const [, year, month, day, zone] = isoInstant.exec(text) ?? [];
  const midnight = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.getUTCDate() !== Number(day)) return NaN;
  return Date.parse(text.includes("T") && !zone ? `${text}Z` : text);
}
