import { mono, monoRun } from "../interface/text";
import { contourLines, sampleField } from "../lib/contours";
import { ACCENTS, INK, LEAF, lighter, PAPER } from "../lib/palette";
import { contourPath, numbers } from "../lib/paths";
import { createNoise, fractal } from "../lib/random";
import { element, group, linearGradient, path, rect, svgDocument } from "../lib/svg";
import { distanceTo } from "./distance";
import { isDark } from "./entries";
import type { Technology } from "./entries";
import { markOf, markPaths } from "./mark";
import { CENTRE, drawLogo, HALF, keylines, place, UNIT } from "./plates";
import type { Tones } from "./plates";

/** The hero: 1600 by 900, its left 55 % almost bare, for the title lies over it. */
const WIDTH = 1600;
const HEIGHT = 900;
/** Where the contour lines begin to show. */
const LEFT = 480;

/** Lines of equal distance to the logo, giving way to rolling country as they leave it. */
function surroundings(
  slug: string,
  distance: (x: number, y: number) => number,
): { fine: string; strong: string } {
  const noise = fractal(createNoise(slug), 2);
  const field = sampleField(WIDTH - LEFT, HEIGHT, 10, (px, py) => {
    const x = (px + LEFT - CENTRE.x) / UNIT + 12;
    const y = (py - CENTRE.y) / UNIT + 12;
    const away = -distance(x, y);
    const freedom = Math.min(1, Math.max(0, (away - 1.2) / 9));
    return away + noise(px / 330, py / 330) * 7 * freedom;
  });
  let fine = "";
  let strong = "";
  for (let i = 0; i < 13; i += 1) {
    const level = 1.15 + i * 1.35;
    const d = contourLines(field, level)
      .map((line) => contourPath(line, i < 2 ? 20 : 24 + i * 2, 130))
      .join("");
    if (i % 4 === 0) strong += d;
    else fine += d;
  }
  return { fine, strong };
}

/** Rulers, crop marks and the caption: the sheet a specimen is printed on. */
function sheet(number: number, tones: Tones): string {
  const top = CENTRE.y - HALF - 62;
  const right = CENTRE.x + HALF + 62;
  let ticks = "";
  for (let i = 0; i <= 24; i += 1) {
    const length = i % 12 === 0 ? 20 : i % 6 === 0 ? 14 : 7;
    ticks += `M${numbers([CENTRE.x - HALF + i * UNIT, top])}v${-length}`;
    ticks += `M${numbers([right, CENTRE.y - HALF + i * UNIT])}h${length}`;
  }
  const [l, r, t, b] = [CENTRE.x - HALF, CENTRE.x + HALF, CENTRE.y - HALF, CENTRE.y + HALF];
  const crops =
    [l, r].map((x) => `M${x} ${b + 30}v26`).join("") + [t, b].map((y) => `M${l - 56} ${y}h26`).join("");
  const cell = 9.6;
  const caption = (text: string, x: number, y: number): string => monoRun(text, x, y, cell);
  const measure = `M${l} ${b + 50}H${CENTRE.x - 42}M${CENTRE.x + 42} ${b + 50}H${r}`;
  return (
    path(ticks + crops + measure, {
      fill: "none",
      stroke: tones.accent,
      "stroke-opacity": 0.75,
      "stroke-width": 1.5,
    }) +
    mono(
      cell,
      { fill: tones.accent },
      caption("24 u", CENTRE.x - 2 * cell, b + 55),
      caption("0", l - cell / 2, top - 30),
      caption("12", CENTRE.x - cell, top - 30),
      caption("24", r - cell, top - 30),
      caption(`pl. ${String(number).padStart(2, "0")}`, right + 20 - 6 * cell, HEIGHT - 60),
    )
  );
}

/** Draws the hero of a technology: its logo as a specimen, at the right of an ink sheet. */
export async function specimen(technology: Technology, number: number): Promise<string> {
  const mark = markOf(technology);
  const base = ACCENTS[technology.accent];
  const accent = isDark(technology.accent) ? lighter(base, 0.32) : base;
  const tones: Tones = {
    accent,
    logo: technology.plate === "keylines" ? PAPER : technology.plate === "nodes" ? LEAF : accent,
  };
  const { fine, strong } = surroundings(technology.slug, await distanceTo(mark));
  const fade = (id: string, colour: string, opacity: number): string =>
    linearGradient(
      id,
      [40, 0],
      [560, 0],
      [
        { at: 0, colour, opacity: 0 },
        { at: 1, colour, opacity },
      ],
    );
  const clip =
    technology.plate === "relief"
      ? element("clipPath", { id: "m" }, element("use", { href: "#s", transform: place }))
      : "";
  const defs =
    fade("f", PAPER, 0.24) +
    fade("g", accent, 0.6) +
    (technology.plate === "nodes" ? "" : markPaths(mark, "s")) +
    clip;
  return svgDocument(
    WIDTH,
    HEIGHT,
    { defs, credit: mark.own ? "" : "Logo: simple-icons, CC0" },
    rect(0, 0, WIDTH, HEIGHT, { fill: INK }),
    group(
      { transform: `translate(${LEFT})`, fill: "none", "stroke-width": 1.5 },
      path(fine, { stroke: "url(#f)" }),
      path(strong, { stroke: "url(#g)" }),
    ),
    technology.plate === "keylines" || technology.plate === "nodes"
      ? group({ fill: "none", stroke: accent, "stroke-opacity": 0.45, "stroke-width": 1.2 }, keylines())
      : "",
    drawLogo(technology, mark, tones),
    sheet(number, tones),
  );
}
