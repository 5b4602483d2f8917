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

/** The part of the sheet that has contour lines. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}
const DESK: Area = { left: 480, top: 0, width: WIDTH - 480, height: HEIGHT };
/** Around the logo, and all of the picture, on a phone. */
const PHONE: Area = { left: CENTRE.x - 507, top: CENTRE.y - 338, width: 1014, height: 676 };

/** Lines of equal distance to the logo, giving way to rolling country as they leave it. */
function surroundings(
  slug: string,
  distance: (x: number, y: number) => number,
  { left, top, width, height }: Area,
): { fine: string; strong: string } {
  const noise = fractal(createNoise(slug), 2);
  const field = sampleField(width, height, 10, (px, py) => {
    const x = (px + left - CENTRE.x) / UNIT + 12;
    const y = (py + top - CENTRE.y) / UNIT + 12;
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
function sheet(number: number, tones: Tones, phone: boolean): string {
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
  const measure = phone ? "" : `M${l} ${b + 50}H${CENTRE.x - 42}M${CENTRE.x + 42} ${b + 50}H${r}`;
  return (
    path(ticks + crops + measure, {
      fill: "none",
      stroke: tones.accent,
      "stroke-opacity": 0.75,
      "stroke-width": 1.5,
    }) +
    (phone
      ? ""
      : mono(
          cell,
          { fill: tones.accent },
          caption("24 u", CENTRE.x - 2 * cell, b + 55),
          caption("0", l - cell / 2, top - 30),
          caption("12", CENTRE.x - cell, top - 30),
          caption("24", r - cell, top - 30),
          caption(`pl. ${String(number).padStart(2, "0")}`, right + 20 - 6 * cell, HEIGHT - 60),
        ))
  );
}

/** Draws the hero of a technology: its logo as a specimen, at the right of an ink sheet; on a phone, in the middle. */
export async function specimen(technology: Technology, number: number, phone = false): Promise<string> {
  const mark = markOf(technology);
  const area = phone ? PHONE : DESK;
  const base = ACCENTS[technology.accent];
  const accent = isDark(technology.accent) ? lighter(base, 0.32) : base;
  const tones: Tones = {
    accent,
    logo: technology.plate === "keylines" ? PAPER : technology.plate === "nodes" ? LEAF : accent,
  };
  const { fine, strong } = surroundings(technology.slug, await distanceTo(mark), area);
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
    (phone ? "" : fade("f", PAPER, 0.24) + fade("g", accent, 0.6)) +
    (technology.plate === "nodes" ? "" : markPaths(mark, "s")) +
    clip;
  const [width, height] = phone ? [780, 520] : [WIDTH, HEIGHT];
  const drawing = [
    group(
      { transform: `translate(${area.left} ${area.top})`, fill: "none", "stroke-width": phone ? 2 : 1.5 },
      path(fine, phone ? { stroke: PAPER, "stroke-opacity": 0.2 } : { stroke: "url(#f)" }),
      path(strong, phone ? { stroke: accent, "stroke-opacity": 0.55 } : { stroke: "url(#g)" }),
    ),
    technology.plate === "keylines" || technology.plate === "nodes"
      ? group({ fill: "none", stroke: accent, "stroke-opacity": 0.45, "stroke-width": 1.2 }, keylines())
      : "",
    drawLogo(technology, mark, tones, phone),
    sheet(number, tones, phone),
  ];
  const scale = Math.round((width / area.width) * 1e4) / 1e4;
  return svgDocument(
    width,
    height,
    { defs, credit: mark.own ? "" : "Logo: simple-icons, CC0" },
    rect(0, 0, width, height, { fill: INK }),
    ...(phone
      ? [group({ transform: `scale(${scale})translate(${-area.left} ${-area.top})` }, ...drawing)]
      : drawing),
  );
}
