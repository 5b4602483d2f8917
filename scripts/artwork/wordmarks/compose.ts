import { round } from "../lib/paths";
import { outline, type Lettering } from "./lettering";

/** Nominal height of every mark, in SVG units (also its pixel height when nothing sizes it). */
const HEIGHT = 48;

export interface Line extends Lettering {
  /** Baseline in the 48-unit box; by default the capitals are centred on the sign. */
  baseline?: number;
  /** Horizontal shift from the left edge of the lettering. */
  shift?: number;
}

export interface Mark {
  slug: string;
  /** Name spelled out, for `<title>`. */
  name: string;
  /** SVG elements in a box 48 units high, flush left, painted with `currentColor`. */
  sign: string;
  signWidth: number;
  /** Distance between sign and lettering. */
  gap: number;
  lines: Line[];
}

/**
 * Draws a sign and its lettering in one colour, the viewBox tight around the ink horizontally.
 * `colour` replaces `currentColor` for pictures shown through `<img>`, which inherit nothing.
 */
export function compose(mark: Mark, colour = "currentColor"): string {
  const start = mark.signWidth + mark.gap;
  let edge = start;
  const runs = mark.lines.map((line) => {
    const text = outline(line);
    const x = start + (line.shift ?? 0) - text.left;
    const baseline = line.baseline ?? HEIGHT / 2 + text.capHeight / 2;
    edge = Math.max(edge, x + text.right);
    return `<path transform="translate(${round(x, 2)} ${round(baseline, 2)})" d="${text.d}"/>`;
  });
  const width = Math.ceil(edge * 2) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" ` +
    `height="${HEIGHT}" fill="currentColor" role="img"><title>${mark.name}</title>` +
    `${mark.sign.replace(/\s*\n\s*/g, "")}${runs.join("")}</svg>\n`;
  return svg.replaceAll("currentColor", colour);
}
