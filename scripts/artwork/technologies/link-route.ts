import { numbers } from "../lib/paths";
import type { Point } from "../lib/paths";

/** Side of a box: left, right, top, bottom. */
export type Side = "l" | "r" | "t" | "b";

interface End {
  x: number;
  y: number;
  side: Side;
}

export interface Route {
  d: string;
  /** Every corner, ends included. */
  points: readonly Point[];
  /** The arrowheads, filled. */
  heads: string;
  /** Middle of the longest stretch: the place of the label. */
  middle: Point;
}

const DIRECTION: Readonly<Record<Side, Point>> = { l: [-1, 0], r: [1, 0], t: [0, -1], b: [0, 1] };
const CORNER = 18;
const HEAD = 15;

/** The corners between two ends: none, one, or two, at right angles. */
function corners(a: End, b: End): Point[] {
  const flat = (side: Side): boolean => side === "l" || side === "r";
  if (flat(a.side) && flat(b.side)) {
    if (Math.abs(a.y - b.y) < 1) return [];
    const x =
      a.side === b.side
        ? a.side === "r"
          ? Math.max(a.x, b.x) + 48
          : Math.min(a.x, b.x) - 48
        : (a.x + b.x) / 2;
    return [[x, a.y], [x, b.y]]; // prettier-ignore
  }
  if (!flat(a.side) && !flat(b.side)) {
    if (Math.abs(a.x - b.x) < 1) return [];
    const y =
      a.side === b.side
        ? a.side === "b"
          ? Math.max(a.y, b.y) + 48
          : Math.min(a.y, b.y) - 48
        : (a.y + b.y) / 2;
    return [[a.x, y], [b.x, y]]; // prettier-ignore
  }
  return [flat(a.side) ? [b.x, a.y] : [a.x, b.y]];
}

/** An arrowhead whose point is at the end, and the place where its line should stop. */
function head({ x, y, side }: End): { d: string; stop: Point } {
  const [dx, dy] = DIRECTION[side];
  const base: Point = [x + dx * HEAD, y + dy * HEAD];
  const half = 8;
  return {
    d: `M${numbers([x, y])}L${numbers([base[0] + dy * half, base[1] + dx * half])} ${numbers([base[0] - dy * half, base[1] - dx * half])}z`,
    stop: base,
  };
}

/** A link at right angles with rounded corners, an arrowhead at its end (or at both). */
export function routeOf(from: End, to: End, both: boolean): Route {
  const last = head(to);
  const first = head(from);
  const points: Point[] = [both ? first.stop : [from.x, from.y], ...corners(from, to), last.stop];
  let d = `M${numbers(points[0] ?? [0, 0])}`;
  let longest = 0;
  let middle: Point = points[0] ?? [0, 0];
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (!before) return;
    const length = Math.hypot(point[0] - before[0], point[1] - before[1]);
    if (length > longest) {
      longest = length;
      middle = [(point[0] + before[0]) / 2, (point[1] + before[1]) / 2];
    }
    const after = points[i + 1];
    if (!after) {
      d += `L${numbers(point)}`;
      return;
    }
    const onward = Math.hypot(after[0] - point[0], after[1] - point[1]);
    const radius = Math.min(CORNER, length / 2, onward / 2);
    const enter: Point = [
      point[0] + ((before[0] - point[0]) / length) * radius,
      point[1] + ((before[1] - point[1]) / length) * radius,
    ];
    const leave: Point = [
      point[0] + ((after[0] - point[0]) / onward) * radius,
      point[1] + ((after[1] - point[1]) / onward) * radius,
    ];
    d += `L${numbers(enter)}Q${numbers(point)} ${numbers(leave)}`;
  });
  return { d, points, heads: last.d + (both ? first.d : ""), middle };
}
