import type { Place } from "./nearest-cities";

/** In the units of `src/sections/cities/city-map.svg`. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a city stands on that drawing. */
export interface MapPlace extends Point {
  /** Position of its name on a wide map; undefined where it fits nowhere. */
  readonly wide: Label | undefined;
  /** The same on a small map, where names are larger. */
  readonly small: Label | undefined;
}

interface Label extends Point {
  readonly anchor: "start" | "middle" | "end";
  /** From there to its baseline, whatever its size. */
  readonly dy: "-.2em" | ".35em" | ".8em";
}

export const mapSize = { width: 613, height: 585 } as const;

/** How names are set on a map as wide as the drawing, and on a small one, so that both show them at 11 pixels or more. */
const sizes = {
  wide: { text: 15, between: 2, clear: 12 },
  small: { text: 22, between: 6, clear: 11 },
} as const;

interface Size {
  readonly text: number;
  /** Least distance between two names. */
  readonly between: number;
  /** Least distance of a name from the point of another city: its own is at `gap`. */
  readonly clear: number;
}

/** Neighbours are moved apart to this distance: 12 pixels on a phone, 18 on a desktop. */
const minDistance = 22;
const margin = 10;
const radians = Math.PI / 180;

/**
 * Mercator's projection, scaled to the drawing: found by fitting the tips of France, and tried on every city being in its
 * département. What lies outside stays at the edge.
 */
export function project({ latitude, longitude }: Place["coordinates"]): Point {
  const x = 215.9 + 2374.8 * longitude * radians;
  const y = 2442.2 - 2346.2 * Math.asinh(Math.tan(latitude * radians));
  const within = (value: number, size: number): number => Math.min(size - margin, Math.max(margin, value));
  return { x: within(x, mapSize.width), y: within(y, mapSize.height) };
}

/**
 * Places of the cities, in their order; the first ones have the widest choice of places for their names. A name that would
 * cover another, or be read as that of another point, is left out. The first city's has its point's colour, and comes closer.
 */
export function placeCities(cities: readonly (Place & { readonly city: string })[]): MapPlace[] {
  const points = spread(cities.map(({ coordinates }) => project(coordinates)));
  const wide = placeNames(cities, points, sizes.wide);
  const small = placeNames(cities, points, sizes.small);
  return points.map((point, index) => ({ ...point, wide: wide[index], small: small[index] }));
}

function placeNames(
  cities: readonly { readonly city: string }[],
  points: readonly Point[],
  size: Size,
): (Label | undefined)[] {
  const taken: Box[] = [];
  return points.map((point, index) => {
    const others = points.filter((place) => place !== point);
    const clear = index === 0 ? gap : size.clear;
    const width = widthOf(cities[index]?.city ?? "", size.text);
    const free = directions
      .map((direction) => placeName(point, direction, width, size.text))
      .find(
        ({ box }) =>
          isInside(box) &&
          taken.every((label) => distance(box, label) >= size.between) &&
          others.every((point) => distance(box, point) >= clear),
      );
    if (free) taken.push(free.box);
    return free?.label;
  });
}

/** A rectangle around its middle. */
interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** From the middle of a point to its name. */
const gap = 8;
/** Right or left of a point, above or below it, or with its middle beside it; what comes first is preferred. */
const directions = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  ...[-0.25, 0.25, -0.5, 0.5, -0.75, 0.75].flatMap((right) => [[right, -1] as const, [right, 1] as const]),
] as const;
type Direction = (typeof directions)[number];

/** Moves overlapping points apart in small steps, half each. */
function spread(points: readonly Point[]): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 60; round++)
    moved.forEach((a, index) =>
      moved.slice(index + 1).forEach((b) => {
        const [dx, dy] = [b.x - a.x || 0.1, b.y - a.y];
        const apart = Math.hypot(dx, dy);
        const push = Math.max(0, minDistance - apart) / 2 / apart;
        a.x -= dx * push;
        a.y -= dy * push;
        b.x += dx * push;
        b.y += dy * push;
      }),
    );
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** Letters are about half as wide as they are high, and some names have wide ones. */
const widthOf = (name: string, size: number): number => ((name.length + 1) / 2) * size;

const baselines = { [-1]: "-.2em", 0: ".35em", 1: ".8em" } as const;

/** A name beside its point, or above or below it: where its text begins, ends or has its middle, and the box it fills. */
function placeName({ x, y }: Point, [right, down]: Direction, width: number, height: number) {
  const side = Math.trunc(right);
  const beside = side === 0 ? (right * width) / 2 : side * (down === 0 ? gap : gap / 4);
  const label: Label = {
    x: Math.round(x + beside),
    y: y + down * gap,
    anchor: side === 0 ? "middle" : side > 0 ? "start" : "end",
    dy: baselines[down],
  };
  const box: Box = { x: label.x + (side * width) / 2, y: label.y + (down * height) / 2, width, height };
  return { label, box };
}

/** Distance of two boxes; a point is one without extent. */
function distance(a: Box, b: Point | Box): number {
  const { width, height } = { width: 0, height: 0, ...b };
  const dx = Math.max(0, Math.abs(a.x - b.x) - (a.width + width) / 2);
  const dy = Math.max(0, Math.abs(a.y - b.y) - (a.height + height) / 2);
  return Math.hypot(dx, dy);
}

const isInside = ({ x, y, width, height }: Box): boolean =>
  x > width / 2 && x + width / 2 < mapSize.width && y > height / 2 && y + height / 2 < mapSize.height;
