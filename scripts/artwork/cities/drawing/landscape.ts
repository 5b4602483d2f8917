import { contourLevelPath, levels, sampleField } from "../../lib/contours";
import { numbers, smoothPath, through } from "../../lib/paths";
import type { Point } from "../../lib/paths";
import { createNoise, createRandom, fractal } from "../../lib/random";
import { element, group, path, rect } from "../../lib/svg";
import { disc, stroke } from "../../lib/shapes";
import type { Scheme } from "./scheme";

export const WIDTH = 1200;
export const HEIGHT = 900;

/** The sky: one flat colour, a few contour lines, and the disc of the sun (or moon). */
export function sky(slug: string, s: Scheme, sun: readonly [x: number, y: number, r: number]): string {
  const noise = fractal(createNoise(`${slug}/sky`), 2);
  const field = sampleField(WIDTH, 560, 20, (x, y) => noise(x / 520, y / 260) + y / 2600);
  const lines = levels(-0.45, 0.6, 6)
    .map((level) => contourLevelPath(field, level, { spacing: 40, shortest: 420 }))
    .join("");
  return rect(0, 0, WIDTH, HEIGHT, { fill: s.sky }) + stroke(s.air, 2, lines) + disc(s.sun, ...sun);
}

let clips = 0;

/** Starts a picture afresh: ids begin again at one, so that redrawing gives the same bytes. */
export function resetIds(): void {
  clips = 0;
}

/**
 * A hill or mountain given by its skyline, filled down to `foot`, with a few contour lines that repeat its profile.
 * @param profile points of the skyline from left to right
 * @param lines number of contour lines inside, 26 pixels apart and calmer and calmer
 */
export function ridge(
  fill: string,
  line: string,
  profile: readonly Point[],
  {
    foot = HEIGHT,
    lines = 5,
    sharp = false,
    gap = 30,
  }: { foot?: number; lines?: number; sharp?: boolean; gap?: number } = {},
): string {
  const first = profile[0];
  const last = profile[profile.length - 1];
  if (!first || !last) return "";
  const skyline = sharp ? profile : through(profile, 5);
  const d = (points: readonly Point[]): string =>
    sharp
      ? `M${points.map((point) => numbers(point, 0)).join("L")}`
      : smoothPath(points.filter((_, i) => i % 2 === 0 || i === points.length - 1));
  const top = Math.min(...profile.map(([, y]) => y));
  const body = `${d(skyline)}V${foot}H${numbers([first[0]], 0)}z`;
  if (lines === 0) return path(body, { fill });
  clips += 1;
  const id = `r${clips}`;
  const inner = Array.from({ length: lines }, (_, n) => {
    const drop = gap * (n + 1);
    const calm = 1 - 0.5 * ((n + 1) / (lines + 1));
    return d(skyline.map(([x, y]) => [x, top + drop + (y - top) * calm + drop * 0.25]));
  }).join("");
  return (
    element("clipPath", { id }, path(body)) +
    path(body, { fill }) +
    group({ "clip-path": `url(#${id})` }, stroke(line, 2, inner))
  );
}

/** Rolling hills across the whole picture, seeded by the slug. `height` is how far they rise above `base`. */
export function hills(
  slug: string,
  fill: string,
  line: string,
  base: number,
  height: number,
  lines = 4,
): string {
  const noise = fractal(createNoise(`${slug}/hills/${base}`), 2);
  const profile: Point[] = Array.from({ length: 11 }, (_, i) => [
    -60 + i * 132,
    base - height * (0.5 + 0.75 * noise(i * 0.42, 0.5)),
  ]);
  return ridge(fill, line, profile, { lines });
}

/** Water from `y` down to `bottom`, with short horizontal glints that thin out with distance. */
export function water(slug: string, s: Scheme, y: number, bottom = HEIGHT, count = 26): string {
  const random = createRandom(`${slug}/water/${y}`);
  let d = "";
  for (let i = 0; i < count; i += 1) {
    const depth = Math.sqrt(random.next());
    const at = y + 14 + depth * (bottom - y - 24);
    const length = 26 + depth * random.range(40, 150);
    d += `M${numbers([random.range(-20, WIDTH - 40), at], 0)}h${numbers([length], 0)}`;
  }
  return rect(0, y, WIDTH, bottom - y, { fill: s.water }) + stroke(s.glint, 3, d);
}
