import { valueAt, type Json } from "../document";

/** A quantity as a text gives it: `4 heures`, `1 à 3 semaines`. */
export interface Amount {
  readonly from: number;
  readonly to: number;
  readonly unit: string;
}

const words: Readonly<Record<string, number>> = {
  ...{
    un: 1,
    une: 1,
    première: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
  },
  ...{ douze: 12, quatorze: 14, quinze: 15, vingt: 20, trente: 30, quarante: 40, cent: 100 },
};
const numbers = String.raw`\d+(?:,\d+)?|${Object.keys(words).join("|")}`;
const space = String.raw`[\s\u00a0\u202f\ufffc]+`;

/** A number or a range, in figures or in letters. */
export const number = String.raw`(?<amount>(?:${numbers})(?:${space}à${space}(?:${numbers}))?)`;

/** A number and its unit. */
export const amountPattern = String.raw`(?<![\p{L}\p{N},])${number}${space}(?<unit>heures?|h|minutes?|jours?|semaines?|créneaux|%)(?![\p{L}\p{N}])`;

/** Reads what `amountPattern` matched; undefined for a number it cannot read. */
export function readAmount(amount: string, unit: string): Amount | undefined {
  const [from, to = from] = amount.split(new RegExp(`${space}à${space}`, "u")).map(readNumber);
  return from === undefined || to === undefined ? undefined : { from, to, unit: unitName(unit) };
}

function readNumber(text: string): number | undefined {
  const known = words[text.toLowerCase()];
  const value = known ?? Number(text.replace(",", "."));
  return Number.isNaN(value) ? undefined : value;
}

const unitName = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/^h$/, "heure")
    .replace(/(?:s|x)$/, "");

/** True when an amount says the same as a claim, or lies within a claim that is a range. */
export function agrees({ from, to, unit }: Amount, claim: Json | undefined): boolean {
  const value = String(valueAt(claim, ["value"]) ?? "");
  const claimed = readAmount(
    value.replace(/\/.*$/, ""),
    String(valueAt(claim, ["unit"]) ?? unit).split(/[\s\u00a0]/)[0] ?? "",
  );
  if (!claimed || claimed.unit !== unit) return false;
  return from >= claimed.from && to <= claimed.to;
}
