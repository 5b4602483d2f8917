import { contourGround } from "../interface/ground";
import { createHeadings } from "../interface/heading";
import type { Headings, HeadingStyle } from "../interface/heading";
import { sans } from "../interface/text";
import { contourLevelPath, levels, sampleField } from "../lib/contours";
import { ACCENTS, INK, lighter, MIST, mix, PAPER } from "../lib/palette";
import type { AccentName } from "../lib/palette";
import { createNoise, fractal } from "../lib/random";
import { linearGradient, path, rect, svgDocument } from "../lib/svg";

/** What a picture is drawn with. */
export interface Scene {
  /** The accent of the entry. */
  accent: string;
  /** Paper tinted with the accent: 0 is paper, 1 the accent. */
  tint(share: number): string;
  /** A line in the display face. Baseline at `y`. */
  heading(text: string, x: number, y: number, style: HeadingStyle): string;
}

/** A picture to draw: its ground, and what stands on it. */
export interface Picture {
  ground: "ink" | "mist" | "tint";
  draw(scene: Scene): string;
}

/** Contour lines on ink, fading towards the left where the title lies. */
function inkGround(seed: string, width: number, height: number, from = 0.36): { defs: string; body: string } {
  const left = Math.round(width * from);
  const relief = fractal(createNoise(seed), 2);
  const field = sampleField(width - left, height, 16, (x, y) => relief(x / 520, y / 520) + x / 2600);
  const lines = levels(-0.4, 0.75, 11).map((level) =>
    contourLevelPath(field, level, { spacing: 44, shortest: 240 }),
  );
  return {
    defs: linearGradient(
      "f",
      [40, 0],
      [520, 0],
      [
        { at: 0, colour: PAPER, opacity: 0 },
        { at: 1, colour: PAPER, opacity: 0.17 },
      ],
    ),
    body:
      rect(0, 0, width, height, { fill: INK }) +
      path(lines.join(""), {
        transform: `translate(${left})`,
        fill: "none",
        stroke: "url(#f)",
        "stroke-width": 1.5,
      }),
  };
}

/** Draws a picture on its ground. `seed` gives the relief of the ground. */
export function render(
  seed: string,
  accentName: AccentName,
  [width, height]: readonly [number, number],
  picture: Picture,
): string {
  const accent = ACCENTS[accentName];
  const type: Headings = createHeadings();
  const body = picture.draw({ accent, tint: (share) => mix(PAPER, accent, share), heading: type.heading });
  const ground = groundOf(seed, accent, [width, height], picture.ground);
  return svgDocument(width, height, { defs: ground.defs + type.defs() }, ground.body, sans(body));
}

/** The ground of a picture. @param from share of the width that lines on ink leave free at the left */
export function groundOf(
  seed: string,
  accent: string,
  [width, height]: readonly [number, number],
  ground: Picture["ground"],
  from?: number,
): { defs: string; body: string } {
  if (ground === "ink") return inkGround(seed, width, height, from);
  const base = ground === "tint" ? mix(MIST, accent, 0.2) : MIST;
  const lines = contourGround(seed, width, height, {
    colour: mix(base, lighter(accent, 0.1), 0.42),
    count: 5,
    hill: 560,
    spacing: 64,
  });
  return { defs: "", body: rect(0, 0, width, height, { fill: base }) + lines };
}
