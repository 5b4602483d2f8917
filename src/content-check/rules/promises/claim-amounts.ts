import { valueAt, type Json } from "../../document";
import { frenchNumberPattern, frenchNumbers } from "../../text/french-numbers";

/** A quantity as a text gives it: `4 heures`, `1 à 3 semaines`. */
interface Amount {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
}

const numbers = String.raw`\d+(?:,\d+)?|${frenchNumberPattern}`;

/** Spaces, and tags as `mask` hides them. */
export const space = String.raw`[\s\u00a0\u202f\ufffc]+`;

/** Words as a message quotes them: what `mask` hides is left out. */
export const quotable = (written: string): string => written.replace(/[\ufffc\s]+/g, " ").trim();

/** A number or a range, in figures or in letters, and its unit. */
export const counted = (unit: string): string =>
  String.raw`(?<![\p{L}\p{N},-])(?<amount>(?:${numbers})(?:${space}à${space}(?:${numbers}))?)${space}(?<unit>${unit})(?![\p{L}\p{N}])`;

/** A number and any unit. */
export const amountPattern = counted("heures?|h|minutes?|jours?|semaines?|créneaux|%");

/** Reads the groups of `counted`; undefined for a number it cannot read. */
export function readAmount(groups: Readonly<Record<string, string>> | undefined): Amount | undefined {
  if (!groups) return undefined;
  const { amount = "", unit = "" } = groups;
  const read = (text: string): number =>
    frenchNumbers.get(text.toLowerCase()) ?? Number(text.replace(",", "."));
  const [from = NaN, to = from] = amount.split(new RegExp(`${space}à${space}`, "u")).map(read);
  if (Number.isNaN(from) || Number.isNaN(to)) return undefined;
  return { from, to, unit: unit.toLowerCase().replace(/^h$/, "heure").replace(/[sx]$/, "") };
}

/** How many of a unit a week has: days and hours of the calendar, or of work. */
export const perWeek = {
  calendar: { semaine: 1, jour: 7, heure: 168 },
  work: { semaine: 1, jour: 5, heure: 40 },
} as const;

/** The same in weeks; undefined for what is no such time. */
export function inWeeks(
  { from, to, unit }: Amount,
  units: Readonly<Record<string, number>> = perWeek.calendar,
): { from: number; to: number } | undefined {
  const count = units[unit];
  return count ? { from: from / count, to: to / count } : undefined;
}

/** True when an amount says the same as a claim, or lies within a claim that is a range (`1 à 3`) or a limit (`5 au plus`). */
export function agrees({ from, to, unit }: Amount, claim: Json | undefined): boolean {
  const [claimedUnit = ""] = String(valueAt(claim, ["unit"]) ?? unit).split(/[\s\u00a0]/);
  const value = String(valueAt(claim, ["value"]) ?? "")
    .replace(/\/.*$/, "")
    .replace(/^(\d+)[\s\u00a0]au plus$/, "0 à $1");
  const claimed = readAmount({ amount: value, unit: claimedUnit });
  return claimed !== undefined && claimed.unit === unit && from >= claimed.from && to <= claimed.to;
}
