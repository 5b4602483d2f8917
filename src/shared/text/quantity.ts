import type { Range } from "../estimate";
import { formatTravel } from "../travel";
import { formatCount, formatRangeOf, inPlural, inSingular } from "./number";

/** A number or a range, with its unit in the singular: « heure ouvrée », « créneau par mois ». */
interface Quantity extends Range {
  readonly unit: string;
}

const number = String.raw`\d+(?:,\d+)?`;
const written = new RegExp(String.raw`^(?:[Dd]ès )?(${number})(?: à (${number}))? ([\p{L}\s’]+)$`, "u");

/** Reads what a field of its own gives, « dès » left out: `4 heures ouvrées`, `dès 1 à 3 semaines`; undefined for other texts. */
export function readQuantity(text: string): Quantity | undefined {
  const [, from, to = from, unit] = written.exec(text.replace(/\s/g, " ").trim()) ?? [];
  if (!from || !to || !unit) return undefined;
  const [min, max] = [from, to].map((digits) => Number(digits.replace(",", "."))) as [number, number];
  return { min, max, unit: inSingular(unit) };
}

/** « 4 heures ouvrées », « 1 à 3 semaines », « 1 jour ». The number and its unit stand on one line. */
export function formatQuantity(
  { min, max, unit }: Quantity,
  format: (count: number) => string = formatCount,
): string {
  const count = min === max ? format(max) : `${format(min)} à ${format(max)}`;
  return `${count}\u00a0${max >= 2 ? inPlural(unit) : unit}`;
}

const short: Readonly<Record<string, string>> = { heure: "h", minute: "min", semaine: "sem." };

/** Where there is little space, the number and the sign of its unit: « 4 h », « 30 min ». */
export const formatBriefly = ({ unit, ...range }: Quantity): string => {
  const [noun = ""] = unit.split(" ");
  return short[noun] ? `${formatRange(range)}\u00a0${short[noun]}` : formatRangeOf(range, noun);
};

const formatRange = ({ min, max }: Range): string =>
  min === max ? formatCount(max) : `${formatCount(min)} à ${formatCount(max)}`;

/** Some words, and endings that tell. */
const feminine =
  /^(?:heure|minute|semaine|personne|fois|page)|^\p{L}+(?:[st]ion|ée|té|[ae]nce|ure)s?(?!\p{L})/u;
const units =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");
const tens: Readonly<Record<number, string>> = {
  2: "vingt",
  3: "trente",
  4: "quarante",
  5: "cinquante",
  6: "soixante",
};

/** « quatre heures ouvrées », « une semaine », « trente jours »; from 70 on, and with a fraction, in figures. */
export const formatInWords = (quantity: Quantity): string =>
  formatQuantity(
    quantity,
    (count) => wordsOf(count, feminine.test(quantity.unit)) ?? formatCount(count),
  ).replace("\u00a0", " ");

function wordsOf(count: number, isFeminine: boolean): string | undefined {
  const unit = count % 10;
  const ten = tens[Math.floor(count / 10)];
  if (!Number.isInteger(count)) return undefined;
  if (count === 1) return isFeminine ? "une" : "un";
  if (units[count]) return units[count];
  if (count > 16 && count < 20) return `dix-${units[count - 10]}`;
  if (!ten) return undefined;
  if (unit === 0) return ten;
  return unit === 1 ? `${ten} et ${isFeminine ? "une" : "un"}` : `${ten}-${units[unit]}`;
}

/** How many of a unit one week of a project has: days of the calendar; hours of days on which one works. */
const perWeek: Readonly<Record<string, number>> = {
  semaine: 1,
  jour: 7,
  heure: 5 * 24,
  h: 5 * 24,
  min: 5 * 24 * 60,
};

/** The weeks of a delay as a service's page shows it: `1 à 3 semaines`, `dès 30 jours`, `30 min ou 1 h`; undefined for « Sur mesure ». */
export function weeksOf(delay: string): Range | undefined {
  const quantity = readQuantity(delay.replace(/\sou\s.*$/, ""));
  const count = quantity && perWeek[quantity.unit];
  return count ? { min: quantity.min / count, max: quantity.max / count } : undefined;
}

/** Whether a delay can be repeated and counted, or has no number: « 1 à 3 semaines », « 30 min ou 1 h », « Sur mesure ». */
export const isDelay = (text: string): boolean => !/\d/.test(text) || weeksOf(text) !== undefined;

/** « trois heures », « un peu plus d’une heure », « trois quarts d’heure », « 1 h 40 ». @param minutes of travel from the seat */
export function travelInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const inWords = (count: number): string => formatInWords({ min: count, max: count, unit: "heure" });
  if (hours === 0)
    return rest === 45 ? "trois quarts d’heure" : formatInWords({ min: rest, max: rest, unit: "minute" });
  if (rest === 0) return inWords(hours);
  if (rest === 15) return `${inWords(hours)} et quart`;
  if (rest === 30) return `${inWords(hours)} et demie`;
  if (rest < 15) return `un peu plus de ${inWords(hours)}`.replace("de une", "d’une");
  if (rest >= 45) return `un peu moins de ${inWords(hours + 1)}`;
  return formatTravel(minutes);
}
