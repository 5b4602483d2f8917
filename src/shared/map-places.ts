import type { Place } from "./nearest-cities";

/** In the units of `src/sections/cities/city-map.svg`. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a city stands on that drawing. */
interface MapPlace extends Point {
  /** Position of its name; undefined where it fits nowhere. */
  readonly label: Label | undefined;
  /** Whether the name fits on a phone too, where it is larger. */
  readonly fitsPhone: boolean;
}

interface Label extends Point {
  readonly anchor: "start" | "middle" | "end";
}

export const mapSize = { width: 613, height: 585 } as const;

/** Sizes of the names, so that they show at 10 pixels on a phone and at 11 on a desktop. */
const textSizes = { desktop: 14, phone: 18 } as const;
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

/** Places of the cities, in their order; the first ones have the widest choice of places for their names. */
export function placeCities(cities: readonly (Place & { readonly city: string })[]): MapPlace[] {
  const points = spread(cities.map(({ coordinates }) => project(coordinates)));
  const taken = { desktop: points.map(boxOfPoint), phone: points.map(boxOfPoint) };
  return points.map((point, index) => {
    const name = cities[index]?.city ?? "";
    const labels = directions.map((direction) => labelAt(point, direction));
    const fits = (size: keyof typeof taken) => (label: Label) =>
      isFree(boxOf(label, name, textSizes[size]), taken[size]);
    const onDesktop = labels.filter(fits("desktop"));
    const onBoth = onDesktop.find(fits("phone"));
    const label = onBoth ?? onDesktop[0];
    if (label) taken.desktop.push(boxOf(label, name, textSizes.desktop));
    if (onBoth) taken.phone.push(boxOf(onBoth, name, textSizes.phone));
    return { ...point, label, fitsPhone: Boolean(onBoth) };
  });
}

/** A rectangle around its middle. */
interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const pointRadius = 5;
/** Right or left of a point, above or below it; what comes first is preferred. */
const directions = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** Moves overlapping points apart in small steps, half each. */
function spread(points: readonly Point[]): Point[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < 60; round++)
    moved.forEach((a, index) =>
      moved.slice(index + 1).forEach((b) => {
        const [dx, dy] = [b.x - a.x || 0.1, b.y - a.y];
        const distance = Math.hypot(dx, dy);
        const push = Math.max(0, minDistance - distance) / 2 / distance;
        a.x -= dx * push;
        a.y -= dy * push;
        b.x += dx * push;
        b.y += dy * push;
      }),
    );
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

const boxOfPoint = (point: Point): Box => ({ ...point, width: 2 * pointRadius, height: 2 * pointRadius });

function labelAt({ x, y }: Point, [right, down]: (typeof directions)[number]): Label {
  const gap = pointRadius + 3;
  const beside = down === 0 ? gap : gap / 3;
  return {
    x: x + right * beside,
    y: y + down * (gap + 6),
    anchor: right === 0 ? "middle" : right > 0 ? "start" : "end",
  };
}

/** The box of a name: letters are little more than half as wide as they are high. */
function boxOf({ x, y, anchor }: Label, name: string, size: number): Box {
  const width = name.length * size * 0.56;
  const middle = { start: x + width / 2, middle: x, end: x - width / 2 };
  return { x: middle[anchor], y, width, height: size };
}

const isFree = (box: Box, taken: readonly Box[]): boolean =>
  box.x > box.width / 2 &&
  box.x + box.width / 2 < mapSize.width &&
  !taken.some(
    ({ x, y, width, height }) =>
      2 * Math.abs(box.x - x) < box.width + width && 2 * Math.abs(box.y - y) < box.height + height,
  );
