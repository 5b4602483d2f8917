import { contourLevelPath, levels, sampleField } from "../lib/contours";
import { createNoise, fractal } from "../lib/random";
import type { Noise } from "../lib/random";
import { element, path, rect } from "../lib/svg";

export const WIDTH = 1600;
export const HEIGHT = 900;

export interface Ground {
  /** Colour of the whole picture. */
  paper: string;
  /** Colour of the contour lines. */
  line: string;
  /** Colour of every fourth one; the same by default. */
  bold?: string;
  /** Number of lines, from the lowest to the highest. */
  count?: number;
  /** Pixels across one hill. */
  size?: number;
  /** Shapes the country: gets the seeded noise (-1 to 1) and returns a height. The noise alone by default. */
  relief?: (x: number, y: number, noise: Noise) => number;
}

/** The contour field under a cover, seeded by the slug. */
export function ground(
  slug: string,
  { paper, line, bold = line, count = 13, size = 460, relief }: Ground,
): string {
  const noise = fractal(createNoise(slug), 2);
  const scaled: Noise = (x, y) => noise(x / size, y / size);
  const field = sampleField(WIDTH, HEIGHT, 16, (x, y) => (relief ? relief(x, y, scaled) : scaled(x, y)));
  const sorted = Array.from(field.values).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  let [fine, heavy] = ["", ""];
  levels(at(0.02), at(0.985), count).forEach((level, i) => {
    const d = contourLevelPath(field, level, { spacing: 38, shortest: 160 });
    if (i % 4 === 1) heavy += d;
    else fine += d;
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: paper }) +
    element(
      "g",
      { fill: "none", "stroke-width": 1.6 },
      path(fine, { stroke: line }) + path(heavy, { stroke: bold, "stroke-width": 2.4 }),
    )
  );
}
