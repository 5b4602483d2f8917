import { round } from "../lib/paths";
import { group, path } from "../lib/svg";
import { outline } from "../wordmarks/lettering";
import type { Outlines } from "../wordmarks/lettering";
import { GRID, onGrid } from "./grid";
import { typeset } from "./typeset";

export interface HeadingStyle {
  size: number;
  fill: string;
  weight?: 400 | 500 | 600 | 700 | 800;
  anchor?: "start" | "middle" | "end";
  /** Most pixels the heading may take; a longer one throws. */
  within?: number;
  opacity?: number;
}

const EM = 1;

function measured(text: string, weight: number, size: number): Outlines {
  const tracking = size > 60 ? -20 : -8;
  return outline({ text: typeset(text), family: "bricolage-grotesque", weight, size: EM, tracking });
}

/** Width in pixels of a heading. */
export const headingWidth = (text: string, size: number, weight = 600): number =>
  (measured(text, weight, size).width * size) / EM;

/** Outlines of a word in the display face with its baseline at y = 0, and its measures. */
export const headingOutline = (text: string, size: number, weight: number): Outlines =>
  outline({ text, family: "bricolage-grotesque", weight, size, tracking: -20 });

/** The display face of one picture: its glyphs are drawn once, in `defs`, and set as often as needed. */
export interface Headings {
  /** A line in the display face, the same on every machine. Baseline at `y`. */
  heading(text: string, x: number, y: number, style: HeadingStyle): string;
  /** What the document's `defs` must hold for the lines set so far. */
  defs(): string;
}

/** Opens the display face for one picture. */
export function createHeadings(): Headings {
  const glyphs = new Map<string, { id: string; markup: string }>();
  const glyphOf = (character: string, weight: number): string => {
    const key = `${weight}${character}`;
    const known = glyphs.get(key);
    if (known) return known.id;
    const id = `g${glyphs.size.toString(36)}`;
    glyphs.set(key, { id, markup: path(onGrid(measured(character, weight, 100).d), { id }) });
    return id;
  };
  return {
    heading: (words, x, y, { size, fill, weight = 600, anchor = "start", within, opacity }) => {
      const text = [...typeset(words)];
      const width = headingWidth(words, size, weight);
      if (within !== undefined && width > within)
        throw new Error(`« ${words} » is ${Math.round(width)} px wide, its box leaves ${Math.round(within)}`);
      const scale = size / EM / GRID;
      const left = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
      const letters = text.map((character, i) => {
        if (character.trim() === "") return "";
        const upTo = measured(text.slice(0, i + 1).join(""), weight, size).width;
        const place = Math.round((upTo - measured(character, weight, size).width) * GRID);
        return `<use href="#${glyphOf(character, weight)}"${place ? ` x="${place}"` : ""}/>`;
      });
      return group(
        {
          fill,
          "fill-opacity": opacity,
          transform: `translate(${round(left)} ${round(y)})scale(${round(scale, 4)})`,
        },
        ...letters,
      );
    },
    defs: () => [...glyphs.values()].map(({ markup }) => markup).join(""),
  };
}
