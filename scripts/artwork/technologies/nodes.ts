import type { Point } from "../lib/paths";

/** The skeleton of a path: the points it passes through, and the handles that bend it. */
export interface Skeleton {
  points: Point[];
  handles: [from: Point, to: Point][];
}

/** How many numbers each command takes. */
const ARITY: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Splits path data into commands; arc flags may be glued together (« 01 »). */
function commands(d: string): { letter: string; values: number[] }[] {
  const list: { letter: string; values: number[] }[] = [];
  for (const [, letter = "", tail = ""] of d.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const arity = ARITY[letter.toLowerCase()] ?? 0;
    if (arity === 0) list.push({ letter, values: [] });
    let rest = tail;
    let values: number[] = [];
    let current = letter;
    while (arity > 0) {
      rest = rest.replace(/^[\s,]+/, "");
      const flag = arity === 7 && (values.length === 3 || values.length === 4);
      const match = (flag ? /^[01]/ : /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i).exec(rest);
      if (!match) break;
      values.push(Number(match[0]));
      rest = rest.slice(match[0].length);
      if (values.length < arity) continue;
      list.push({ letter: current, values });
      values = [];
      if (current === "m") current = "l";
      if (current === "M") current = "L";
    }
  }
  return list;
}

/** Reads the points and handles of path data, in the units of the path. */
export function skeletonOf(d: string): Skeleton {
  const skeleton: Skeleton = { points: [], handles: [] };
  let at: Point = [0, 0];
  let start: Point = at;
  for (const { letter, values } of commands(d)) {
    const kind = letter.toLowerCase();
    const [ox, oy] = kind === letter ? at : [0, 0];
    const pair = (i: number): Point => [ox + (values[i] ?? 0), oy + (values[i + 1] ?? 0)];
    if (kind === "z") {
      at = start;
      continue;
    }
    let next: Point;
    if (kind === "h") next = [ox + (values[0] ?? 0), at[1]];
    else if (kind === "v") next = [at[0], oy + (values[0] ?? 0)];
    else next = pair(values.length - 2);
    if (kind === "c") skeleton.handles.push([at, pair(0)], [next, pair(2)]);
    if (kind === "s") skeleton.handles.push([next, pair(0)]);
    if (kind === "m") start = next;
    at = next;
    skeleton.points.push(next);
  }
  return skeleton;
}
