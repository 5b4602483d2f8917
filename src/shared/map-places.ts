import type { Located } from "./nearest-cities";

/** In the units of `src/sections/cities/city-map.svg`. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a name begins, ends or has its middle, and how far below that its baseline is, whatever its size. */
interface NamePlace extends Point {
  readonly anchor: "start" | "middle" | "end";
  readonly dy: "-.2em" | ".35em" | ".8em";
}

/** Where a city stands on that drawing, and its name. */
interface MapPlace extends Point {
  /** Undefined where it is to be left out. */
  readonly name: NamePlace | undefined;
}

export const mapSize = { width: 613, height: 585 } as const;

/** Neighbours are moved apart to this distance: 12 pixels on a phone, 18 on a desktop. */
const minDistance = 22;
const margin = 10;
const radians = Math.PI / 180;

/**
 * Mercator's projection, scaled to the drawing: found by fitting the tips of France, and tried on every city being in its
 * département. What lies outside stays at the edge.
 */
export function project({ latitude, longitude }: Located["coordinates"]): Point {
  const x = 215.9 + 2374.8 * longitude * radians;
  const y = 2442.2 - 2346.2 * Math.asinh(Math.tan(latitude * radians));
  const within = (value: number, size: number): number => Math.min(size - margin, Math.max(margin, value));
  return { x: within(x, mapSize.width), y: within(y, mapSize.height) };
}

interface City extends Located {
  /** Of its file: the side of its point on which its name stands. */
  readonly label?: { readonly side: string } | null;
}

/** Places of the cities, in their order. */
export const placeCities = (cities: readonly City[]): MapPlace[] =>
  spread(cities.map(({ coordinates }) => project(coordinates))).map((point, index) => ({
    ...point,
    name: placeName(point, cities[index]?.label?.side),
  }));

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

/** From the middle of a point to its name. */
const gap = 8;
/** Space for a name on the right of its point. */
const nameWidth = 90;
const baselines = { [-1]: "-.2em", 0: ".35em", 1: ".8em" } as const;

/** @param side as `content/schemas/city.schema.json` names it; by default on the right, or on the left near the east edge */
function placeName({ x, y }: Point, side?: string): NamePlace | undefined {
  if (side === "nulle part") return undefined;
  const chosen = side ?? (x + nameWidth > mapSize.width ? "à gauche" : "à droite");
  const right = chosen.endsWith("droite") ? 1 : chosen.endsWith("gauche") ? -1 : 0;
  const down = chosen.startsWith("au-dessus") ? -1 : chosen.startsWith("en dessous") ? 1 : 0;
  return {
    // A name above or below comes nearer to the middle.
    x: x + right * (down === 0 ? gap : gap / 4),
    y: y + down * gap,
    anchor: right > 0 ? "start" : right < 0 ? "end" : "middle",
    dy: baselines[down],
  };
}
