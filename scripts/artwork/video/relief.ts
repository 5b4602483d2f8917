import { contourLines, levels, sampleField } from "../lib/contours";
import { LEAF, INK, mix } from "../lib/palette";
import { lengthOf, numbers, type Point } from "../lib/paths";
import { createNoise, fractal } from "../lib/random";
import { LOOP, wave } from "./timing";

const STEP = 10;
const LEVELS = levels(-0.62, 0.78, 26);

const ground = fractal(createNoise("services/ground"), 3);
const swells = [0, 1, 2].map((i) => createNoise(`services/swell-${i}`));

/** Height at a place and a moment: fixed country, three slow swells that return, a summit on the right. */
function heightAt(x: number, y: number, moment: number): number {
  const [u, v] = [x / 430, y / 430];
  const drift = swells.reduce(
    (sum, noise, i) => sum + noise(u * 0.8 + i * 5, v * 0.8) * wave(moment, 1, i / 3),
    0,
  );
  const summit = Math.exp(-(((x - 930) / 420) ** 2 + ((y - 330) / 300) ** 2));
  return ground(u, v) * 0.62 + drift * 0.12 + summit * 0.55;
}

/** A chain of points as a curve through the middles of its segments: no kink, and no snapping that would tremble. */
function flowing(line: readonly Point[]): string {
  const first = line[0] ?? [0, 0];
  let d = `M${numbers([...first], 1)}`;
  line.slice(1).forEach(([x, y], i) => {
    const next = line[i + 2];
    d += next ? `Q${numbers([x, y, (x + next[0]) / 2, (y + next[1]) / 2], 1)}` : `L${numbers([x, y], 1)}`;
  });
  return d;
}

/** The contour lines of a moment, as SVG paths; every fifth one is stronger, as on a map. */
export function relief(moment: number): string {
  const field = sampleField(LOOP.width, LOOP.height, STEP, (x, y) => heightAt(x, y, moment));
  return LEVELS.map((level, i) => {
    const d = contourLines(field, level)
      .filter((line) => lengthOf(line) > 60)
      .map(flowing)
      .join("");
    const main = i % 5 === 0;
    const colour = mix(INK, LEAF, (main ? 0.34 : 0.19) * (0.55 + (0.45 * i) / LEVELS.length));
    return `<path d="${d}" stroke="${colour}" stroke-width="${main ? 1.8 : 1.2}"/>`;
  }).join("");
}
