import { contourLevelPath, levels, sampleField } from "../../../scripts/artwork/lib/contours";
import { accentFor, GREEN, INK, INK_3, mix } from "../../../scripts/artwork/lib/palette";
import { createNoise, fractal } from "../../../scripts/artwork/lib/random";
import { circle, group, path, rect, svgDocument } from "../../../scripts/artwork/lib/svg";

/**
 * A landscape of contour lines, in the site's own manner: decent enough to publish until a drawing of its own
 * replaces it. The same seed always gives the same picture.
 */
export function starterLandscape(seed: string, width: number, height: number): string {
  const noise = fractal(createNoise(seed), 3);
  const field = sampleField(width, height, 20, (x, y) => noise(x / 420, y / 420));
  const accent = accentFor(seed);
  const lines = levels(-0.7, 0.8, 14).map((level, rank) =>
    path(contourLevelPath(field, level, { spacing: 36 }), {
      stroke: rank % 4 === 0 ? mix(accent, INK_3, 0.25) : mix(GREEN, INK_3, 0.55),
      "stroke-width": rank % 4 === 0 ? 2.4 : 1.4,
    }),
  );
  return svgDocument(
    width,
    height,
    {},
    rect(0, 0, width, height, { fill: INK }),
    group({ fill: "none", "stroke-linecap": "round" }, ...lines),
  );
}

/** A sign for a client without one: rings in a square, in one colour. */
export function starterSign(seed: string): string {
  const accent = accentFor(seed);
  const rings = [22, 15, 8].map((radius) => circle(24, 24, radius, { stroke: accent, "stroke-width": 3 }));
  return svgDocument(48, 48, {}, group({ fill: "none" }, ...rings));
}
