import { contourLines, levels } from "../lib/contours";
import type { Field } from "../lib/contours";
import { GREEN, INK, INK_2, INK_3, LEAF, LINE, lighter, mix, PAPER } from "../lib/palette";
import { contourPath, lengthOf, linePath, resample, simplify, smoothPath, through } from "../lib/paths";
import type { Point } from "../lib/paths";
import { createHeadings, headingWidth } from "../interface/heading";
import { circle, element, group, linearGradient, path, rect, svgDocument } from "../lib/svg";
import { boundsOf, OUTLINE_CREDIT, outlineOf, OUTLINES, project, SHORE } from "./france";
import { terrain } from "./terrain";
import type { Frame, Terrain } from "./terrain";
import type { Place } from "./places";
import { LAKES, RIVERS } from "./rivers";
import type { Degrees } from "./degrees";

/** The département lives in a box; beside it the headline has the rest. */
const DESK = { WIDTH: 1600, HEIGHT: 900, BOX: { left: 905, top: 64, right: 1535, bottom: 830 } };
const PHONE = { WIDTH: 780, HEIGHT: 520, BOX: { left: 110, top: 34, right: 670, bottom: 486 } };
let { WIDTH, HEIGHT, BOX } = DESK;

/** Scale and place of the map in the picture, so that the département fills its box. */
function frameOf(departement: string): Frame {
  const [left, top, right, bottom] = boundsOf(departement);
  const scale = Math.min((BOX.right - BOX.left) / (right - left), (BOX.bottom - BOX.top) / (bottom - top));
  const x = (BOX.left + BOX.right - scale * (left + right)) / 2;
  const y = (BOX.top + BOX.bottom - scale * (top + bottom)) / 2;
  return {
    scale,
    toPicture: ([mx, my]) => [x + mx * scale, y + my * scale],
    toMap: ([px, py]) => [(px - x) / scale, (py - y) / scale],
  };
}

const near = ([x, y]: Point, margin = 40): boolean =>
  x > -margin && x < WIDTH + margin && y > -margin && y < HEIGHT + margin;

/** The stretches of a line that cross the picture, with one point beyond each side. */
function visible(line: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  line.forEach((point, i) => {
    const kept = [line[i - 1], point, line[i + 1]].some((other) => other !== undefined && near(other));
    if (kept) run.push(point);
    if ((!kept || i === line.length - 1) && run.length > 0) {
      if (run.length > 1) runs.push(run);
      run = [];
    }
  });
  return runs;
}

const outline = (rings: readonly (readonly Point[])[], frame: Frame, tolerance: number): string =>
  rings
    .map((ring) => ring.map(frame.toPicture))
    .filter((ring) => lengthOf(ring) > 24 && ring.some((point) => near(point)))
    .map((ring) => linePath(simplify(ring, tolerance)))
    .join("");

/** A plotted line as a curve through all its points. */
const drawn = (places: readonly Degrees[], frame: Frame): string =>
  visible(places.map((at) => frame.toPicture(project(at))))
    .map((line) => smoothPath(resample(through(line), 11)))
    .join("");

/** Contours of one height each; every fourth is the heavier « maîtresse » of a survey map. */
function relief(field: Field, count: number, floor: number): { fine: string; bold: string } {
  const sorted = [...field.values].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62;
  const steps = levels(bend(Math.max(floor, at(0.03))), bend(at(0.995)), count).map(
    (v) => Math.sign(v) * Math.abs(v) ** (1 / 0.62),
  );
  let fine = "";
  let bold = "";
  steps.forEach((level, i) => {
    const d = contourLines(field, level)
      .map((line) => contourPath(line, 32, 110))
      .join("");
    if (i % 4 === 2) bold += d;
    else fine += d;
  });
  return { fine, bold };
}

/**
 * The picture at the top of a city's page.
 * @param limit most bytes allowed: contour levels are dropped until it fits
 */
export function drawHero(place: Place, limit: number, name?: string): string {
  ({ WIDTH, HEIGHT, BOX } = name ? PHONE : DESK);
  const frame = frameOf(place.departement);
  const ground = terrain(place, frame, WIDTH, HEIGHT);
  for (let count = ground.count; count > 5; count -= 1) {
    const picture = compose(place, frame, ground, count, name);
    if (Buffer.byteLength(picture) <= limit) return picture;
  }
  throw new Error(`${place.slug}: the hero cannot be drawn in ${limit} bytes`);
}

function compose(
  place: Place,
  frame: Frame,
  { land, water, maritime }: Terrain,
  count: number,
  name?: string,
): string {
  const type = createHeadings();
  const bright = lighter(place.accent, 0.22);
  const contours = relief(land, count, maritime ? 0.05 : -9);
  const own = outline(outlineOf(place.departement), frame, 0.8);
  const neighbours = [...OUTLINES.keys()]
    .filter((id) => id !== place.departement && place.departement !== "75")
    .map((id) => outline(OUTLINES.get(id) ?? [], frame, 3))
    .join("");
  const shore = SHORE.flatMap((line) => visible(line.map(frame.toPicture)))
    .map((line) => linePath(simplify(line, 1)))
    .join("");
  const lakes = Object.entries(LAKES).map(([name, ring]) => ({ name, d: drawn(ring, frame) }));
  const rivers = Object.entries(RIVERS).map(([name, line]) => ({ name, d: drawn(line, frame) }));
  const mine = (name: string): boolean => place.rivers.includes(name);
  const joined = (list: readonly { name: string; d: string }[], chosen: boolean): string =>
    list
      .filter(({ name }) => mine(name) === chosen)
      .map(({ d }) => d)
      .join("");
  const [x, y] = frame.toPicture(project([place.longitude, place.latitude]));

  const fade = (id: string, colour: string, left: number, right: number): string =>
    linearGradient(
      id,
      [name ? -WIDTH : 0, 0],
      [WIDTH, 0],
      [
        { at: 0.1, colour, opacity: left },
        { at: 0.55, colour, opacity: left * 1.6 },
        { at: 0.8, colour, opacity: right },
      ],
    );
  const defs = [
    fade("f", mix(INK_3, LEAF, 0.2), 0.34, 0.85),
    fade("b", mix(INK_3, LEAF, 0.35), 0.36, 1),
    fade("w", mix(INK_3, place.accent, 0.45), 0.2, 0.8),
    linearGradient(
      "r",
      [name ? -WIDTH : 0, 0],
      [WIDTH, 0],
      [
        { at: 0.2, colour: bright, opacity: 0.1 },
        { at: 0.53, colour: bright, opacity: 0.45 },
        { at: 0.6, colour: bright },
      ],
    ),
    fade("n", LINE, 0.05, 0.26),
    element("clipPath", { id: "c" }, path(own)),
    element("path", { id: "k", d: contours.fine }),
    element("path", { id: "m", d: contours.bold }),
  ].join("");

  /** The city's name beside its point, on whichever side has room. */
  const size = name && name.length > 15 ? 40 : 46;
  const width = name ? headingWidth(name, size) : 0;
  const side = x + 54 + width < WIDTH - 16 ? 1 : -1;
  const label = {
    fill: PAPER,
    size,
    anchor: side > 0 ? "start" : "end",
  } as const;
  const named = name
    ? group(
        { stroke: INK, "stroke-width": 26, "stroke-linejoin": "round" },
        type.heading(name, x + 50 * side, y + 16, { ...label, fill: INK, opacity: 0.9 }),
      ) + type.heading(name, x + 50 * side, y + 16, label)
    : "";
  return svgDocument(
    WIDTH,
    HEIGHT,
    { defs: defs + type.defs(), credit: OUTLINE_CREDIT },
    rect(0, 0, WIDTH, HEIGHT, { fill: INK }),
    group(
      { fill: "none", "stroke-linejoin": "round", "stroke-linecap": "round" },
      group({ stroke: "url(#f)", "stroke-width": 1 }, element("use", { href: "#k" })),
      group({ stroke: "url(#b)", "stroke-width": 1.4 }, element("use", { href: "#m" })),
      path(water, { stroke: "url(#w)", "stroke-width": 1 }),
      path(neighbours, { stroke: "url(#n)", "stroke-width": 1, "stroke-dasharray": "2 7" }),
      path(outline(outlineOf(place.departement), frame, 7), {
        fill: mix(INK, "#000000", 0.5),
        transform: "translate(14 18)",
        opacity: 0.7,
      }),
      path(own, { fill: mix(INK_2, INK_3, 0.75) }),
      group(
        { "clip-path": "url(#c)" },
        group({ stroke: mix(INK_3, place.accent, 0.42), "stroke-width": 1 }, element("use", { href: "#k" })),
        group(
          { stroke: mix(INK_3, place.accent, 0.62), "stroke-width": 1.5 },
          element("use", { href: "#m" }),
        ),
      ),
      path(own, { stroke: mix(LINE, LEAF, 0.4), "stroke-width": 2, "stroke-opacity": 0.75 }),
      path(joined(lakes, false), { fill: "url(#w)", "fill-opacity": 0.35, stroke: "url(#w)" }),
      path(joined(lakes, true), { fill: mix(INK, place.accent, 0.55), stroke: bright, "stroke-width": 2 }),
      path(joined(rivers, false), { stroke: "url(#w)", "stroke-width": 2 }),
      place.coast ? path(shore, { stroke: "url(#r)", "stroke-width": 4 }) : "",
      path(joined(rivers, true), { stroke: "url(#r)", "stroke-width": 5 }),
    ),
    circle(x, y, 34, { fill: GREEN, "fill-opacity": 0.35 }),
    circle(x, y, 34, { fill: "none", stroke: LEAF, "stroke-width": 2 }),
    circle(x, y, 10, { fill: PAPER, stroke: INK, "stroke-width": 4 }),
    named,
  );
}
