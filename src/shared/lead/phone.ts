import { leadLimits } from "./limits";
import { toLine } from "./text-rules";

/**
 * What people type or paste between digits: any space, dot, slash, hyphen or dash, and the invisible format characters
 * that address books put around a number.
 */
const separators = /[\s./\p{Cf}\u2010-\u2015\u2212-]+/gu;

/**
 * The number without separators, as it is checked and sent. "(0)" is the national zero: dropped after a country
 * code, a plain 0 at the start. What is on screen is never rewritten.
 */
export function normalisePhone(typed: string): string {
  return typed
    .replace(separators, "")
    .replace(/^((?:\+|00)\d{1,3})\(0\)/, "$1")
    .replace(/^\(0\)/, "0");
}

/**
 * Contact and quote (docs/ecrans.md, « Messages des champs »): optional + or 00 and a country code of 1 to 3 digits,
 * optional 0, a digit 1–9, then 4 or 5 groups of two digits. Compared with a number without separators.
 */
export const phonePattern = /^(?:(?:\+|00)\d{1,3})?0?[1-9](?:\d{2}){4,5}$/;

/** Contest: optional +, then at least 7 characters among digits, space, dot, parentheses and hyphen. */
export const contestPhonePattern = new RegExp(`^\\+?[\\d .()-]{${leadLimits.contestPhoneMin},}$`);

/** The contest counts separators: where a number is long enough only with them, they are checked and sent too. */
export function normaliseContestPhone(typed: string): string {
  const bare = normalisePhone(typed);
  return contestPhonePattern.test(bare) ? bare : toLine(typed).replace(/\s/g, " ");
}
