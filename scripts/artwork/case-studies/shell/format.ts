/** No-break space: French puts one before « % », « € » and inside large numbers. */
const NBSP = "\u00a0";

/** A number in French writing: 12 480,5. */
export function figure(value: number, decimals = 0): string {
  return value
    .toLocaleString("fr-FR", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replace(/[\u202f ]/g, NBSP)
    .replace("-", "−");
}

/** An amount in euros, cents only where asked: 1 290,00 €. */
export const euros = (value: number, decimals = 0): string => `${figure(value, decimals)}${NBSP}€`;

/** A share out of a hundred: 12,4 %. */
export const percent = (value: number, decimals = 0): string => `${figure(value, decimals)}${NBSP}%`;

/** Markup of a list of items. */
export const each = <T>(items: readonly T[], markup: (item: T, index: number) => string): string =>
  items.map(markup).join("");
