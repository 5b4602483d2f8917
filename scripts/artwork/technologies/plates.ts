import { contourLines, sampleField } from "../lib/contours";
import { INK } from "../lib/palette";
import { contourPath, numbers } from "../lib/paths";
import { createNoise } from "../lib/random";
import { circle, element, group, path, rect } from "../lib/svg";
import type { Technology } from "./entries";
import { markPaths } from "./mark";
import type { Mark } from "./mark";
import { skeletonOf } from "./nodes";

/** Centre of the logo in the hero. */
export const CENTRE = { x: 1216, y: 440 };
/** Pixels per unit of the logo, whose grid is 24 units wide. */
export const UNIT = 20.5;
/** Half the width of the logo's grid, in pixels. */
export const HALF = 12 * UNIT;

export interface Tones {
  accent: string;
  logo: string;
}

/** Circle, square, diagonals and axes that the logo is drawn on. */
export function keylines(): string {
  const { x, y } = CENTRE;
  const d = `M${x - HALF - 40} ${y}h${HALF * 2 + 80}M${x} ${y - HALF - 40}v${HALF * 2 + 80}M${x - HALF} ${y - HALF}l${HALF * 2} ${HALF * 2}m0 ${-HALF * 2}l${-HALF * 2} ${HALF * 2}`;
  return (
    path(d, { "stroke-dasharray": "2 7" }) +
    rect(x - HALF, y - HALF, HALF * 2, HALF * 2) +
    circle(x, y, HALF) +
    circle(x, y, HALF / 2)
  );
}

/** Puts a drawing of 24 units where the logo stands. */
export const place = `translate(${numbers([CENTRE.x - HALF, CENTRE.y - HALF])})scale(${UNIT})`;

/** The outline with the nodes and handles of its curves, as in a type designer's editor. */
function nodes(mark: Mark, tones: Tones, phone: boolean): string {
  const at = ([x, y]: readonly [number, number]): [number, number] => [
    CENTRE.x - HALF + x * UNIT,
    CENTRE.y - HALF + y * UNIT,
  ];
  let squares = "";
  let arms = "";
  let ends = "";
  const { points, handles } = skeletonOf(mark.pieces[0]?.d ?? "");
  const seen = new Set<string>();
  for (const point of points) {
    const [x, y] = at(point);
    const key = `${Math.round(x / 7)},${Math.round(y / 7)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    squares += `M${numbers([x - 5, y - 5], 0)}h10v10h-10z`;
  }
  for (const [from, to] of handles.slice(0, 44)) {
    const [a, b] = [at(from), at(to)];
    if (Math.hypot(a[0] - b[0], a[1] - b[1]) < 16) continue;
    arms += `M${numbers(a, 0)}L${numbers(b, 0)}`;
    ends += `M${numbers([b[0] - 4, b[1]], 0)}a4 4 0 1 0 8 0 4 4 0 1 0-8 0`;
  }
  return (
    group(
      {
        transform: place,
        fill: tones.logo,
        "fill-opacity": phone ? 0.28 : 0.1,
        stroke: tones.logo,
        "stroke-width": phone ? 0.22 : 0.12,
        "stroke-linejoin": "round",
      },
      markPaths(mark),
    ) +
    path(arms, { stroke: tones.accent, "stroke-width": 1.5 }) +
    path(ends, { fill: tones.accent }) +
    path(squares, { fill: INK, stroke: tones.logo, "stroke-width": 2 })
  );
}

/** Contour lines dense enough to fill the logo. */
function relief(slug: string): string {
  const noise = createNoise(`${slug}/relief`);
  const side = HALF * 2 + 20;
  const field = sampleField(
    side,
    side,
    12,
    (x, y) => x * 0.0062 + y * 0.0046 + noise(x / 260, y / 260) * 0.8,
  );
  let d = "";
  for (let level = -0.8; level < 7; level += 0.11)
    d += contourLines(field, level)
      .map((line) => contourPath(line, 50, 60))
      .join("");
  return d;
}

/** The logo itself, in the manner of its plate. */
export function drawLogo(technology: Technology, mark: Mark, tones: Tones, phone = false): string {
  if (technology.plate === "nodes") return nodes(mark, tones, phone);
  if (technology.plate === "relief")
    return (
      group(
        { "clip-path": "url(#m)" },
        path(relief(technology.slug), {
          transform: `translate(${numbers([CENTRE.x - HALF - 10, CENTRE.y - HALF - 10])})`,
          fill: "none",
          stroke: tones.logo,
          "stroke-width": phone ? 4 : 3,
        }),
      ) +
      element("use", {
        href: "#s",
        transform: place,
        fill: tones.logo,
        "fill-opacity": phone ? 0.32 : 0.2,
        stroke: tones.logo,
        "stroke-width": phone ? 0.2 : 0.12,
      })
    );
  const casts =
    technology.plate === "echo"
      ? [4, 3, 2, 1]
          .map((i) =>
            element("use", {
              href: "#s",
              transform: `translate(${numbers([CENTRE.x - HALF + i * 32, CENTRE.y - HALF - i * 20])})scale(${UNIT})`,
              fill: INK,
              stroke: tones.accent,
              "stroke-opacity": 1 - i * 0.19,
              "stroke-width": 0.08,
            }),
          )
          .join("")
      : "";
  const outside = mark.own
    ? path((mark.pieces[0]?.d ?? "").replace(/z.*$/s, "z"), { transform: place, fill: INK })
    : "";
  const body = element("use", { href: "#s", transform: place, fill: tones.logo });
  return (
    casts +
    outside +
    (casts === ""
      ? ""
      : element("use", { href: "#s", transform: place, fill: INK, stroke: INK, "stroke-width": 0.5 })) +
    body
  );
}
