import sharp from "sharp";
import { markPaths } from "./mark";
import type { Mark } from "./mark";

/** Signed distances to the edge of a logo, in its own 24 units: positive inside, negative outside. */
export type Distance = (x: number, y: number) => number;

const PER_UNIT = 12;
const MARGIN = 14;
const SIDE = (24 + MARGIN * 2) * PER_UNIT;

/** Squared distance along one line to the nearest place where `cost` is zero (Felzenszwalb). */
function lineTransform(cost: Float64Array): Float64Array {
  const count = cost.length;
  const hull = new Int32Array(count);
  const borders = new Float64Array(count + 1);
  const result = new Float64Array(count);
  const meet = (a: number, b: number): number =>
    ((cost[a] ?? 0) + a * a - ((cost[b] ?? 0) + b * b)) / (2 * a - 2 * b);
  let k = 0;
  borders[0] = -Infinity;
  borders[1] = Infinity;
  for (let q = 1; q < count; q += 1) {
    let s = meet(q, hull[k] ?? 0);
    while (s <= (borders[k] ?? 0)) {
      k -= 1;
      s = meet(q, hull[k] ?? 0);
    }
    k += 1;
    hull[k] = q;
    borders[k] = s;
    borders[k + 1] = Infinity;
  }
  k = 0;
  for (let q = 0; q < count; q += 1) {
    while ((borders[k + 1] ?? 0) < q) k += 1;
    const nearest = hull[k] ?? 0;
    result[q] = (q - nearest) ** 2 + (cost[nearest] ?? 0);
  }
  return result;
}

/** Distance in samples from each sample to the nearest one that is `wanted`. */
function spread(wanted: (i: number) => boolean): Float64Array {
  const far = 1e12;
  const grid = new Float64Array(SIDE * SIDE);
  for (let i = 0; i < grid.length; i += 1) grid[i] = wanted(i) ? 0 : far;
  for (let column = 0; column < SIDE; column += 1) {
    const line = Float64Array.from({ length: SIDE }, (_, row) => grid[row * SIDE + column] ?? 0);
    lineTransform(line).forEach((value, row) => (grid[row * SIDE + column] = value));
  }
  for (let row = 0; row < SIDE; row += 1)
    grid.set(lineTransform(grid.slice(row * SIDE, (row + 1) * SIDE)), row * SIDE);
  return grid.map(Math.sqrt);
}

/** Measures a logo once: the answer then tells, anywhere around it, how far its edge is. */
export async function distanceTo(mark: Mark): Promise<Distance> {
  const box = 24 + MARGIN * 2;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="${-MARGIN} ${-MARGIN} ${box} ${box}">${markPaths(mark)}</svg>`;
  const alpha = await sharp(Buffer.from(drawing)).extractChannel(3).raw().toBuffer();
  const inside = (i: number): boolean => (alpha[i] ?? 0) > 127;
  const outward = spread(inside);
  const inward = spread((i) => !inside(i));
  return (x, y) => {
    const clamp = (value: number): number =>
      Math.max(0, Math.min(SIDE - 1, Math.round((value + MARGIN) * PER_UNIT)));
    const [column, row] = [clamp(x), clamp(y)];
    const i = row * SIDE + column;
    const over = Math.hypot(x - (column / PER_UNIT - MARGIN), y - (row / PER_UNIT - MARGIN));
    const near = inside(i) ? (inward[i] ?? 0) : -(outward[i] ?? 0);
    return near / PER_UNIT - (over > 0.2 ? over : 0);
  };
}
