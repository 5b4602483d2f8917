import { contourLevelPath, levels, sampleField } from "../lib/contours";
import { createNoise, fractal } from "../lib/random";
import { path } from "../lib/svg";

export interface GroundStyle {
  colour: string;
  /** Number of contour levels. */
  count?: number;
  /** Pixels across one hill. */
  hill?: number;
  width?: number;
  /** Pixels between the points kept of a line. */
  spacing?: number;
  opacity?: number;
}

/** Contour lines filling a picture, seeded by a slug: the quiet ground behind the interfaces. */
export function contourGround(seed: string, width: number, height: number, style: GroundStyle): string {
  const { colour, count = 7, hill = 520, width: stroke = 1.5, spacing = 46, opacity } = style;
  const relief = fractal(createNoise(seed), 2);
  const field = sampleField(width, height, 20, (x, y) => relief(x / hill, y / hill));
  const d = levels(-0.42, 0.42, count)
    .map((level) => contourLevelPath(field, level, { spacing, shortest: 260 }))
    .join("");
  return path(d, { fill: "none", stroke: colour, "stroke-width": stroke, "stroke-opacity": opacity });
}
