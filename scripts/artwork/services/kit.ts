import { label, widthOf } from "../interface/text";
import type { LabelStyle } from "../interface/text";
import { GREEN, INK, LEAF, LINE, MIST, mix, PAPER } from "../lib/palette";
import { circle, path, rect } from "../lib/svg";
import type { Attributes } from "../lib/svg";

/** Greys of the interfaces: read on paper at 4.5:1, or merely seen. */
export const MUTED = "#4A5F55";
export const FAINT = "#B4C4BA";
const EDGE = mix(LINE, INK, 0.1);

type Style = Partial<LabelStyle>;

/** A label of the interface; 24 pixels, ink, unless told otherwise. */
export const text = (words: string, x: number, y: number, style: Style = {}): string =>
  label(words, x, y, { size: 24, fill: INK, ...style });

/** A quiet label. */
export const note = (words: string, x: number, y: number, style: Style = {}): string =>
  label(words, x, y, { size: 22, fill: MUTED, ...style });

/** A sheet of paper with a fine edge. */
export const card = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes = {},
): string =>
  rect(x, y, width, height, { fill: PAPER, rx: 10, stroke: EDGE, "stroke-width": 1.5, ...attributes });

/** A line between two points. */
export const rule = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string =>
  path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: LINE, "stroke-width": 2, fill: "none", ...attributes });

/** A browser window; its contents begin 52 pixels below its top. */
export function browser(x: number, y: number, width: number, height: number, address: string): string {
  const middle = y + 26;
  return (
    card(x, y, width, height) +
    path(`M${x} ${y + 52}V${y + 10}a10 10 0 0 1 10-10H${x + width - 10}a10 10 0 0 1 10 10v42z`, {
      fill: MIST,
    }) +
    rule(x, y + 52, x + width, y + 52, { "stroke-width": 1.5 }) +
    [0, 1, 2].map((i) => circle(x + 26 + i * 20, middle, 5.5, { fill: FAINT })).join("") +
    rect(x + 100, y + 12, Math.min(420, width - 130), 28, { rx: 6, fill: PAPER, stroke: LINE }) +
    label(address, x + 114, y + 32, { size: 17, fill: MUTED, within: width - 160 })
  );
}

/** A telephone; its screen is 14 pixels inside, under a short notch. */
export const phone = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, { rx: 38, fill: INK }) +
  rect(x + 12, y + 12, width - 24, height - 24, { rx: 28, fill: PAPER }) +
  rect(x + width / 2 - 38, y + 24, 76, 10, { rx: 5, fill: INK });

/** A button as wide as its words ask, or as told. */
export function button(
  words: string,
  x: number,
  y: number,
  width: number,
  height = 56,
  size = 22,
  fill = GREEN,
): string {
  return (
    rect(x, y, width, height, { rx: 6, fill }) +
    label(words, x + width / 2, y + height / 2 + size * 0.36, {
      size,
      bold: true,
      fill: PAPER,
      anchor: "middle",
      within: width - 24,
    })
  );
}

/** A small tag; gives its width too, so that others can follow it. */
export function tag(
  words: string,
  x: number,
  y: number,
  fill: string,
  size = 20,
  colour = INK,
): { markup: string; width: number } {
  const width = Math.round(widthOf(words, size, true)) + size * 1.3;
  return {
    width,
    markup:
      rect(x, y, width, size * 1.75, { rx: 5, fill }) +
      label(words, x + width / 2, y + size * 1.22, { size, bold: true, fill: colour, anchor: "middle" }),
  };
}

/** A gauge: a track and its filled share (0 to 1). */
export const gauge = (
  x: number,
  y: number,
  width: number,
  share: number,
  fill: string,
  height = 10,
): string =>
  rect(x, y, width, height, { rx: height / 2, fill: LINE }) +
  rect(x, y, Math.max(height, width * share), height, { rx: height / 2, fill });

/** A line of text too small to be read, as a bar. */
export const bar = (x: number, y: number, width: number, fill = LINE, height = 10): string =>
  rect(x, y, width, height, { rx: 4, fill });

/** A tick in a disc of radius `r`. */
export const ticked = (x: number, y: number, r: number, fill = GREEN, colour = PAPER): string =>
  circle(x, y, r, { fill }) + tick(x, y, r, colour);

/** A tick alone. */
export const tick = (x: number, y: number, r: number, colour: string): string =>
  path(`M${x - r * 0.45} ${y + r * 0.02}l${r * 0.32} ${r * 0.34} ${r * 0.6}-${r * 0.66}`, {
    fill: "none",
    stroke: colour,
    "stroke-width": Math.max(2, r * 0.16),
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });

/** A person, seen as a bust in a disc. */
export const person = (x: number, y: number, r: number, fill: string, colour: string): string =>
  circle(x, y, r, { fill }) +
  circle(x, y - r * 0.22, r * 0.3, { fill: colour }) +
  path(
    `M${x - r * 0.58} ${y + r * 0.62}a${r * 0.58} ${r * 0.52} 0 0 1 ${r * 1.16} 0a${r * 0.85} ${r * 0.85} 0 0 1-${r * 1.16} 0z`,
    { fill: colour },
  );

/** An arrow along straight lines, its head at the last point. */
export function arrow(points: readonly (readonly [number, number])[], colour: string, width = 3): string {
  const [end, before] = [points[points.length - 1] ?? [0, 0], points[points.length - 2] ?? [0, 0]];
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const [ux, uy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
  const size = width * 4.5;
  const corner = (side: number): string =>
    `${Math.round(end[0] - ux * size - uy * side * size * 0.6)} ${Math.round(end[1] - uy * size + ux * side * size * 0.6)}`;
  return path(
    `M${points.map((point) => point.join(" ")).join("L")}M${corner(1)}L${end.join(" ")}L${corner(-1)}`,
    {
      fill: "none",
      stroke: colour,
      "stroke-width": width,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
  );
}

/** A smooth curve through points, for charts (monotone enough for even steps). */
export function curve(points: readonly (readonly [number, number])[]): string {
  let d = "";
  points.forEach(([x, y], i) => {
    const before = points[i - 1];
    if (!before) d = `M${Math.round(x)} ${Math.round(y)}`;
    else {
      const half = Math.round((x - before[0]) / 2);
      d += `C${Math.round(before[0]) + half} ${Math.round(before[1])} ${Math.round(x) - half} ${Math.round(y)} ${Math.round(x)} ${Math.round(y)}`;
    }
  });
  return d;
}

export { GREEN, INK, LEAF, LINE, MIST, PAPER };
