export type Point = readonly [x: number, y: number];

/** Rounds to `digits` decimals (1 by default) and drops useless zeros. */
export function round(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor || 0;
}

/** Numbers in the shortest form SVG accepts: « 12-7.5 », not « 12, -7.5 ». */
export function numbers(values: readonly number[], digits = 1): string {
  let text = "";
  for (const value of values) {
    const next = String(round(value, digits)).replace(/^(-?)0\./, "$1.");
    text += text === "" || next.startsWith("-") ? next : ` ${next}`;
  }
  return text;
}

/** Length of a line in pixels. */
export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  line.forEach((point, i) => {
    const before = line[i - 1];
    if (before) length += Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  return length;
}

const same = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.01;

/** Whether a line comes back to its first point. */
const isClosed = (line: readonly Point[]): boolean => line.length > 3 && same(line[0], line[line.length - 1]);

/** Drops the points that lie within `tolerance` pixels of the line without them (Douglas and Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last || line.length < 3) return [...line];
  const dx = last[0] - first[0];
  const dy = last[1] - first[1];
  const span = Math.hypot(dx, dy);
  let farthest = 0;
  let index = 0;
  line.forEach(([x, y], i) => {
    const gap =
      span < 0.01
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / span;
    if (gap > farthest) {
      farthest = gap;
      index = i;
    }
  });
  if (farthest <= tolerance) return [first, last];
  const before = simplify(line.slice(0, index + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(line.slice(index), tolerance)];
}

/** The `d` of straight segments, relative and compact. `digits` is the precision kept. */
export function linePath(line: readonly Point[], digits = 0): string {
  const closed = isClosed(line);
  const points = closed ? line.slice(0, -1) : line;
  const [first, ...rest] = points;
  if (!first) return "";
  const snapped = (value: number): number => round(value, digits);
  let [x, y] = [snapped(first[0]), snapped(first[1])];
  let d = `M${numbers([x, y], digits)}`;
  let moves = "";
  for (const point of rest) {
    const [nx, ny] = [snapped(point[0]), snapped(point[1])];
    if (nx === x && ny === y) continue;
    const move = numbers([nx - x, ny - y], digits);
    moves += moves === "" || move.startsWith("-") ? move : ` ${move}`;
    [x, y] = [nx, ny];
  }
  if (moves !== "") d += `l${moves}`;
  return closed ? `${d}z` : d;
}

/**
 * The `d` of a smooth curve that a chain of points pulls along (a quadratic B-spline). The points
 * are snapped to even pixels: the joints, halfway between two of them, are then whole, and the
 * chained `t` command costs four to six bytes per point without ever drifting.
 */
export function smoothPath(line: readonly Point[]): string {
  const closed = isClosed(line);
  const even: Point[] = [];
  for (const [x, y] of closed ? line.slice(0, -1) : line) {
    const point: Point = [Math.round(x / 2) * 2, Math.round(y / 2) * 2];
    if (!same(even[even.length - 1], point)) even.push(point);
  }
  if (closed && same(even[0], even[even.length - 1])) even.pop();
  const [first, second] = even;
  if (!first || !second) return "";
  if (even.length < 3) return linePath(even);
  const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const controls = closed ? [...even.slice(1), first, second] : even.slice(1);
  let at = closed ? half(first, second) : first;
  let d = `M${numbers(at, 0)}`;
  if (!closed) {
    const joint = half(first, second);
    d += `l${numbers([joint[0] - at[0], joint[1] - at[1]], 0)}`;
    at = joint;
  }
  let chain = "";
  for (let i = 0; i < controls.length - 1; i += 1) {
    const control = controls[i] as Point;
    const joint = half(control, controls[i + 1] as Point);
    const move = numbers([joint[0] - at[0], joint[1] - at[1]], 0);
    if (i === 0) {
      const pull = numbers([control[0] - at[0], control[1] - at[1]], 0);
      d += `q${pull}${move.startsWith("-") ? "" : " "}${move}`;
    } else chain += chain === "" || move.startsWith("-") ? move : ` ${move}`;
    at = joint;
  }
  if (chain !== "") d += `t${chain}`;
  if (closed) return `${d}z`;
  const last = even[even.length - 1] as Point;
  return `${d}L${numbers(last, 0)}`;
}

/** The same line with its points evenly spread, about `spacing` pixels apart; ends are kept. */
export function resample(line: readonly Point[], spacing: number): Point[] {
  const length = lengthOf(line);
  const first = line[0];
  if (!first || length === 0) return [...line];
  const pieces = Math.max(2, Math.round(length / spacing));
  const gap = length / pieces;
  const spread: Point[] = [first];
  let walked = 0;
  line.forEach((point, i) => {
    const before = line[i - 1];
    if (!before) return;
    const part = Math.hypot(point[0] - before[0], point[1] - before[1]);
    while (spread.length < pieces && spread.length * gap <= walked + part && part > 0) {
      const share = (spread.length * gap - walked) / part;
      spread.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]);
    }
    walked += part;
  });
  spread.push(line[line.length - 1] ?? first);
  return spread;
}

/** Points added between the given ones so that a curve goes through all of them (Catmull and Rom, centripetal). */
export function through(line: readonly Point[], parts = 6): Point[] {
  const closed = isClosed(line);
  const count = line.length;
  const at = (i: number): Point =>
    (closed ? line[(i + count - 1) % (count - 1)] : line[Math.max(0, Math.min(count - 1, i))]) as Point;
  if (count < 3) return [...line];
  const curve: Point[] = [];
  for (let i = 0; i < count - 1; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const gap = (a: Point, b: Point): number => Math.sqrt(Math.hypot(a[0] - b[0], a[1] - b[1])) || 0.01;
    const [d1, d2, d3] = [gap(p0, p1), gap(p1, p2), gap(p2, p3)];
    const tangent = (k: 0 | 1): readonly [number, number] => [
      d2 * ((p1[k] - p0[k]) / d1 - (p2[k] - p0[k]) / (d1 + d2) + (p2[k] - p1[k]) / d2),
      d2 * ((p2[k] - p1[k]) / d2 - (p3[k] - p1[k]) / (d2 + d3) + (p3[k] - p2[k]) / d3),
    ];
    const [mx, my] = [tangent(0), tangent(1)];
    for (let n = 0; n < parts; n += 1) {
      const t = n / parts;
      const a = 2 * t ** 3 - 3 * t ** 2 + 1;
      const b = t ** 3 - 2 * t ** 2 + t;
      const c = -2 * t ** 3 + 3 * t ** 2;
      const d = t ** 3 - t ** 2;
      curve.push([
        a * p1[0] + b * mx[0] + c * p2[0] + d * mx[1],
        a * p1[1] + b * my[0] + c * p2[1] + d * my[1],
      ]);
    }
  }
  curve.push(line[count - 1] as Point);
  return curve;
}

/**
 * A contour line as a smooth curve; empty when it is shorter than `shortest` pixels.
 * @param spacing pixels between the points kept: 18 follows closely, 30 flows and weighs less
 */
export function contourPath(line: readonly Point[], spacing: number, shortest: number): string {
  const length = lengthOf(line);
  if (length < shortest) return "";
  return smoothPath(resample(line, Math.min(spacing, length / 9)));
}
