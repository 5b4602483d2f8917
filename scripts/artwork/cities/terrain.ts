import { contourLines, sampleField } from "../lib/contours";
import type { Field } from "../lib/contours";
import { contourPath } from "../lib/paths";
import type { Point } from "../lib/paths";
import { createNoise, fractal, ridged } from "../lib/random";
import { isIn, isLand, project, UNITS_PER_KM } from "./france";
import type { Place } from "./places";
import { MASSIFS } from "./relief";
import { RIVERS } from "./rivers";

/** The way between the map of France and a picture. */
export interface Frame {
  /** Pixels per unit of the map. */
  scale: number;
  toPicture(point: Point): Point;
  toMap(point: Point): Point;
}

/** Pixels between two samples of the field. */
const STEP = 13;

/** Shortest way from a point to a line, in the line's own unit. */
function distance([x, y]: Point, line: readonly Point[]): number {
  let best = Infinity;
  for (let i = 1; i < line.length; i += 1) {
    const [ax, ay] = line[i - 1] as Point;
    const [bx, by] = line[i] as Point;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const share =
      length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    best = Math.min(best, Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)));
  }
  return best;
}

/** Height of the real mountains at a place of the map, in kilometres. */
function mountains(x: number, y: number): number {
  let height = 0;
  for (const massif of MASSIFS) {
    const [mx, my] = project(massif.at);
    const east = (x - mx) / UNITS_PER_KM;
    const north = (my - y) / UNITS_PER_KM;
    const turn = (massif.angle * Math.PI) / 180;
    const along = (east * Math.cos(turn) + north * Math.sin(turn)) / massif.length;
    const across = (north * Math.cos(turn) - east * Math.sin(turn)) / massif.width;
    const reach = along * along + across * across;
    if (reach < 9) height = Math.max(height, 0) + massif.height * Math.exp(-1.1 * reach) * 0.8;
  }
  return height;
}

export interface Terrain {
  /** Heights of the land; the sea is far below every contour. */
  land: Field;
  /** `d` of the water lines that follow the shore out to sea, as old charts have them. */
  water: string;
  /** Whether the picture shows some sea. */
  maritime: boolean;
  /** Number of contour levels the relief deserves. */
  count: number;
}

/** The country around a city: its real mountains and valleys, with seeded ground between them. */
export function terrain(place: Place, frame: Frame, width: number, height: number): Terrain {
  const rolling = fractal(createNoise(place.slug), 3);
  const combs = ridged(createNoise(`${place.slug}/ridges`), 3);
  const beds = Object.values(RIVERS).map((line) => line.map((at) => frame.toPicture(project(at))));
  let highest = 0;
  const dry = sampleField(width, height, STEP, (x, y) => (isLand(frame.toMap([x, y])) ? 1 : 0));
  const shoreless = [...dry.values].every((value) => value === 1);
  const wet = shoreless ? dry : distanceField(dry, 1);
  const inland = shoreless ? dry : distanceField(dry, 0);
  let index = -1;
  const land = sampleField(width, height, STEP, (x, y) => {
    index += 1;
    const [mx, my] = frame.toMap([x, y]);
    const real = mountains(mx, my);
    highest = isIn([mx, my], place.departement) ? Math.max(highest, real) : highest;
    const bed = Math.min(...beds.map((line) => distance([x, y], line)));
    const valley = Math.exp(-((bed / 46) ** 2));
    const ground = 0.34 * (rolling(x / 430, y / 430) + 0.35);
    const relief = real * (0.45 + 0.75 * combs(x / 230, y / 230)) + ground;
    const carved = relief * (1 - 0.5 * valley) - 0.12 * valley + 0.15;
    if (shoreless) return carved;
    if (dry.values[index] === 0) return -0.001 * (wet.values[index] ?? 0);
    const edge = Math.min(1, (inland.values[index] ?? 0) / 150) ** 0.6;
    return Math.max(0.02, carved) * edge;
  });
  const lines = shoreless
    ? ""
    : [14, 32, 56, 88, 132]
        .flatMap((level) => contourLines(wet, level))
        .map((line) => contourPath(line, 30, 160))
        .join("");
  return { land, water: lines, maritime: !shoreless, count: Math.round(9 + Math.min(9, highest * 3.2)) };
}

/** Pixels from each sample to the nearest one worth `to` (two sweeps, good to a few per cent). */
function distanceField(field: Field, to: number): Field {
  const { columns, rows, step } = field;
  const values = Float64Array.from(field.values, (value) => (value === to ? 0 : 1e6));
  const near = (c: number, r: number, dc: number, dr: number): number =>
    c + dc < 0 || c + dc >= columns || r + dr < 0 || r + dr >= rows
      ? 1e6
      : (values[(r + dr) * columns + c + dc] ?? 1e6) + Math.hypot(dc, dr) * step;
  const sweep = (c: number, r: number, sides: readonly (readonly [number, number])[]): void => {
    const i = r * columns + c;
    values[i] = Math.min(values[i] ?? 1e6, ...sides.map(([dc, dr]) => near(c, r, dc, dr)));
  };
  const before = [
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
    [-2, -1],
    [-1, -2],
    [1, -2],
    [2, -1],
  ] as const;
  for (let r = 0; r < rows; r += 1) for (let c = 0; c < columns; c += 1) sweep(c, r, before);
  const after = before.map(([dc, dr]) => [-dc, -dr] as const);
  for (let r = rows - 1; r >= 0; r -= 1) for (let c = columns - 1; c >= 0; c -= 1) sweep(c, r, after);
  return { ...field, values };
}
