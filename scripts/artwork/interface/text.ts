import { numbers } from "../lib/paths";
import type { Attributes } from "../lib/svg";
import { element } from "../lib/svg";
import { advanceOf } from "../wordmarks/lettering";
import { typeset } from "./typeset";

const weightOf = (bold: boolean): number => (bold ? 600 : 400);

/** Width in pixels of a text in the sans family. */
export const widthOf = (text: string, size: number, bold = false): number =>
  advanceOf({ text: typeset(text), family: "instrument-sans", weight: weightOf(bold), size });

export interface LabelStyle {
  size: number;
  fill?: string;
  bold?: boolean;
  anchor?: "start" | "middle" | "end";
  opacity?: number;
  /** Most pixels the label may take: a longer one throws, so that no text leaves its box unseen. */
  within?: number;
}

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** A line of sans text. Baseline at `y`. */
export function label(words: string, x: number, y: number, style: LabelStyle): string {
  const text = typeset(words);
  const { size, bold = false, anchor = "start", fill, opacity, within } = style;
  const width = widthOf(text, size, bold);
  if (within !== undefined && width > within)
    throw new Error(`« ${text} » is ${Math.round(width)} px wide, its box leaves ${Math.round(within)}`);
  return element(
    "text",
    {
      x,
      y,
      "font-size": size,
      "font-weight": bold ? weightOf(bold) : undefined,
      fill,
      "fill-opacity": opacity,
      "text-anchor": anchor === "start" ? undefined : anchor,
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
  element("g", { "font-family": "instrument-sans" }, children.join(""));

/** A monospace group; `cell` is the width of a letter in pixels. */
export const mono = (cell: number, attributes: Attributes, ...children: readonly string[]): string =>
  element(
    "g",
    { "font-family": "ibm-plex-mono", "font-size": Math.round((cell / MONO_EM) * 10) / 10, ...attributes },
    children.join(""),
  );
