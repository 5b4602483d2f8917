import { contourPath } from "./paths";
import type { Point } from "./paths";

/** Heights sampled on a square grid. `values` runs line by line, `columns` per line. */
export interface Field {
  columns: number;
  rows: number;
  /** Pixels between two samples. */
  step: number;
  /** Pixel place of the first sample. */
  origin: Point;
  values: Float64Array;
}

/**
 * Samples a height function over a picture, one cell beyond each edge so that lines leave the
 * picture instead of stopping at its border.
 * @param step pixels between two samples; 10 to 20 suits a 1600-pixel picture
 */
export function sampleField(
  width: number,
  height: number,
  step: number,
  heightAt: (x: number, y: number) => number,
): Field {
  const origin: Point = [-step, -step];
  const columns = Math.ceil(width / step) + 3;
  const rows = Math.ceil(height / step) + 3;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = heightAt(origin[0] + column * step, origin[1] + row * step);
    }
  }
  return { columns, rows, step, origin, values };
}

/** For each of the 16 corner patterns (1 top left, 2 top right, 4 bottom right, 8 bottom left), the sides joined. */
const SIDES: readonly (readonly [number, number][])[] = [
  [], [[3, 0]], [[0, 1]], [[3, 1]], [[1, 2]], [[3, 0], [1, 2]], [[0, 2]], [[3, 2]],
  [[2, 3]], [[2, 0]], [[0, 1], [2, 3]], [[2, 1]], [[1, 3]], [[1, 0]], [[0, 3]], [],
]; // prettier-ignore

/**
 * The lines of one level, by marching squares: each is a chain of pixel points, closed when its
 * last point repeats its first. The higher ground is always on the same side of the line.
 */
export function contourLines(field: Field, level: number): Point[][] {
  const { columns, rows, step, origin, values } = field;
  const valueAt = (c: number, r: number): number => values[r * columns + c] ?? 0;
  const following = new Map<string, { to: string; at: Point }>();
  const targets = new Set<string>();
  const crossing = (c: number, r: number, side: number): { key: string; at: Point } => {
    const horizontal = side === 0 || side === 2;
    const column = side === 1 ? c + 1 : c;
    const row = side === 2 ? r + 1 : r;
    const a = valueAt(column, row);
    const b = horizontal ? valueAt(column + 1, row) : valueAt(column, row + 1);
    const share = a === b ? 0.5 : (level - a) / (b - a);
    return {
      key: `${horizontal ? "h" : "v"}${column},${row}`,
      at: [
        origin[0] + (column + (horizontal ? share : 0)) * step,
        origin[1] + (row + (horizontal ? 0 : share)) * step,
      ],
    };
  };
  const places = new Map<string, Point>();
  for (let r = 0; r < rows - 1; r += 1) {
    for (let c = 0; c < columns - 1; c += 1) {
      const pattern =
        (valueAt(c, r) >= level ? 1 : 0) |
        (valueAt(c + 1, r) >= level ? 2 : 0) |
        (valueAt(c + 1, r + 1) >= level ? 4 : 0) |
        (valueAt(c, r + 1) >= level ? 8 : 0);
      for (const [from, to] of SIDES[pattern] ?? []) {
        const start = crossing(c, r, from);
        const end = crossing(c, r, to);
        following.set(start.key, { to: end.key, at: start.at });
        places.set(end.key, end.at);
        targets.add(end.key);
      }
    }
  }
  const lines: Point[][] = [];
  const follow = (first: string): void => {
    const line: Point[] = [];
    let key = first;
    for (let link = following.get(key); link; link = following.get(key)) {
      line.push(link.at);
      following.delete(key);
      key = link.to;
    }
    const last = places.get(key);
    if (last) line.push(last);
    if (line.length > 1) lines.push(line);
  };
  for (const key of [...following.keys()]) if (!targets.has(key)) follow(key);
  for (const key of [...following.keys()]) if (following.has(key)) follow(key);
  return lines;
}

/** Levels from `from` to `to`, `count` of them, evenly spaced and both ends included. */
export function levels(from: number, to: number, count: number): number[] {
  if (count < 2) return [from];
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

export interface ContourStyle {
  /** Pixels between the points kept of a line: fewer points flow more and weigh less. */
  spacing?: number;
  /** Lines shorter than this (pixels) are left out: crumbs cost bytes and look like dirt. */
  shortest?: number;
}

/** The `d` of all lines of one level, smooth and compact; empty when the level is nowhere reached. */
export function contourLevelPath(
  field: Field,
  level: number,
  { spacing = 24, shortest = 90 }: ContourStyle = {},
): string {
  return contourLines(field, level)
    .map((line) => contourPath(line, spacing, shortest))
    .join("");
}
