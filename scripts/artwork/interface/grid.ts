import { numbers } from "../lib/paths";

/** Glyphs are outlined at one pixel to the em: two decimals are then whole units of a grid of 100 to the em. */
export const GRID = 100;

/** Path data of `outline`, its hundredths counted as whole units, repeated command letters left out. */
export function onGrid(d: string): string {
  let written = "";
  let last = "";
  for (const [, letter = "", tail = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = (tail.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((value) =>
      Math.round(Number(value) * GRID),
    );
    const flat = letter === "l" && values.includes(0);
    const kind = flat ? (values[1] === 0 ? "h" : "v") : letter;
    const text = numbers(flat ? [values[0] || values[1] || 0] : values, 0);
    written += kind === last && kind !== "M" ? (text.startsWith("-") ? text : ` ${text}`) : kind + text;
    last = kind;
  }
  return written;
}
