const minutes: Readonly<Record<string, number>> = { s: 1 / 60, min: 1, h: 60, jour: 1440, semaine: 10_080 };

/** The number that a measure begins with, durations in minutes: « 3 h 50 » is 180, « aucune » none. */
function amountOf(measure: string): number {
  const [, count = "", unit = ""] = /^([\d\s,]*\d)\s*(\p{L}*?)s?(?!\p{L})/u.exec(measure) ?? [];
  return count ? Number(count.replace(/\s/g, "").replace(",", ".")) * (minutes[unit] ?? 1) : NaN;
}

/**
 * By how much one measure is more than the other, in hundredths of the larger: « 46 par jour » and « 17 par jour » are −63. Of
 * what cannot be compared the second is the smaller.
 */
export function slopeOf(before: string, after: string): number {
  const [from, to] = [amountOf(before), amountOf(after)];
  const slope = Math.round((100 * (to - from)) / Math.max(from, to));
  return Number.isNaN(slope) ? -100 : slope;
}
