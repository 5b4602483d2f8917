import { numbers } from "../lib/paths";
import type { Attributes } from "../lib/svg";
import { element } from "../lib/svg";

/**
 * Families of the small text. A picture shown through `img` cannot reach the site's fonts, so these are
 * system faces; `textLength` then holds every line to its measured width, whatever the machine has.
 */
const SANS = "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif";
const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace";

/** Advance widths of the Helvetica metrics, in thousandths of an em, from space (32) to tilde (126). */
const REGULAR =
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
    .split(" ")
    .map(Number);
const BOLD =
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584"
    .split(" ")
    .map(Number);
const OTHERS: Readonly<Record<string, number>> = {
  "’": 222, "«": 556, "»": 556, "…": 1000, "–": 556, "—": 1000, "€": 556, "×": 584, "·": 278, "→": 1000, "°": 400, "œ": 944, "Œ": 1000, "\u00A0": 278, "\u202F": 278,
}; // prettier-ignore

/** Width in pixels of a text in the sans family. An accented letter is as wide as its base letter. */
export function widthOf(text: string, size: number, bold = false): number {
  const table = bold ? BOLD : REGULAR;
  let width = 0;
  for (const character of text) {
    const other = OTHERS[character];
    if (other !== undefined) width += other;
    else {
      const base = character.normalize("NFD").charCodeAt(0);
      const known = table[base - 32];
      if (known === undefined) throw new Error(`No measure for « ${character} » in « ${text} »`);
      width += known;
    }
  }
  return (width * size) / 1000;
}

/** French spacing: no-break spaces before high punctuation, inside quotes and inside numbers. */
export const typeset = (text: string): string =>
  text
    .replace(/ (?=[:;!?%€»])/g, "\u00A0")
    .replace(/« /g, "«\u00A0")
    .replace(/(\d) (?=\d{3}(?!\d))/g, "$1\u00A0");

export interface LabelStyle {
  size: number;
  fill?: string;
  bold?: boolean;
  anchor?: "start" | "middle" | "end";
  opacity?: number;
  /** Extra pixels after each letter, for small capitals. */
  tracking?: number;
  /** Most pixels the label may take: a longer one throws, so that no text leaves its box unseen. */
  within?: number;
}

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** A line of sans text whose width never depends on the font. Baseline at `y`. */
export function label(words: string, x: number, y: number, style: LabelStyle): string {
  const text = typeset(words);
  const { size, bold = false, anchor = "start", fill, opacity, tracking = 0, within } = style;
  const width = widthOf(text, size, bold) + tracking * ([...text].length - 1);
  if (within !== undefined && width > within)
    throw new Error(`« ${text} » is ${Math.round(width)} px wide, its box leaves ${Math.round(within)}`);
  return element(
    "text",
    {
      x,
      y,
      "font-size": size,
      "font-weight": bold ? 700 : undefined,
      fill,
      "fill-opacity": opacity,
      "text-anchor": anchor === "start" ? undefined : anchor,
      textLength: Math.round(width),
    },
    escaped(text),
  );
}

/** Share of an em that a monospace letter takes. */
export const MONO_EM = 0.602;

/** A run of monospace text, each letter `cell` pixels wide. Baseline at `y`. */
export function monoRun(
  text: string,
  x: number,
  y: number,
  cell: number,
  attributes: Attributes = {},
): string {
  const length = [...text].length;
  const body = escaped(text).replace(/ {2,}/g, (spaces) => "\u00A0".repeat(spaces.length));
  return `<text x="${numbers([x])}" y="${numbers([y])}"${length > 1 ? ` textLength="${numbers([length * cell])}"` : ""}${Object.entries(
    attributes,
  )
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}>${body}</text>`;
}

/** A sans group: the family is written once for all labels inside. */
export const sans = (...children: readonly string[]): string =>
  element("g", { "font-family": SANS }, children.join(""));

/** A monospace group; `cell` is the width of a letter in pixels. */
export const mono = (cell: number, attributes: Attributes, ...children: readonly string[]): string =>
  element(
    "g",
    { "font-family": MONO, "font-size": Math.round((cell / MONO_EM) * 10) / 10, ...attributes },
    children.join(""),
  );
