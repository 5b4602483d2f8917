import { numbers } from "../lib/paths";
import { rect } from "../lib/svg";
import { box, disc, shape, stroke } from "../lib/shapes";

/** Colours of a cover's objects. */
export interface Tones {
  face: string;
  shade: string;
  line: string;
  ink: string;
  accent: string;
}

export const rounded = (
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
): string => rect(x, y, width, height, { fill, rx: r });

/** A browser window: bar, three dots, address field, empty page. */
export const browser = (t: Tones, x: number, y: number, width: number, height: number, bar = 44): string =>
  rounded(t.face, x, y, width, height, 14) +
  shape(
    t.ink,
    `M${x} ${y + bar}v${-bar + 14}a14 14 0 0 1 14-14h${width - 28}a14 14 0 0 1 14 14v${bar - 14}z`,
  ) +
  [0, 1, 2]
    .map((i) => disc(i === 0 ? t.accent : t.shade, x + 26 + i * 22, y + bar / 2, bar * 0.15))
    .join("") +
  rounded(t.line, x + 104, y + bar * 0.26, width - 130, bar * 0.48, bar * 0.24);

/** A sheet of paper with lines of writing, its corner folded. */
export const sheet = (
  t: Tones,
  x: number,
  y: number,
  width: number,
  height: number,
  lines: number,
  fold = 26,
): string =>
  shape(t.face, `M${x} ${y}h${width - fold}l${fold} ${fold}v${height - fold}h${-width}z`) +
  shape(t.shade, `M${x + width - fold} ${y}v${fold}h${fold}z`) +
  stroke(
    t.line,
    7,
    Array.from(
      { length: lines },
      (_, i) =>
        `M${x + width * 0.14} ${numbers([y + height * 0.24 + (i * height * 0.64) / lines])}h${numbers([width * (i % 3 === 2 ? 0.42 : 0.7)])}`,
    ).join(""),
  );

/** A toothed wheel round (cx, cy), as a filled ring. */
export function gear(
  fill: string,
  hole: string,
  cx: number,
  cy: number,
  radius: number,
  teeth: number,
): string {
  const points: string[] = [];
  for (let i = 0; i < teeth; i += 1) {
    const step = (Math.PI * 2) / teeth;
    const at = (share: number, r: number): string =>
      numbers([cx + r * Math.cos(i * step + share * step), cy + r * Math.sin(i * step + share * step)]);
    points.push(at(-0.3, radius * 0.8), at(-0.17, radius), at(0.17, radius), at(0.3, radius * 0.8));
  }
  return shape(fill, `M${points.join("L")}z`) + disc(hole, cx, cy, radius * 0.42);
}

/** A closed padlock; (cx, y) is the top of its shackle. */
export const padlock = (body: string, dark: string, cx: number, y: number, size: number): string =>
  stroke(
    dark,
    size * 0.13,
    `M${numbers([cx - size * 0.26, y + size * 0.5])}v${numbers([-size * 0.2])}a${numbers([size * 0.26, size * 0.26])} 0 0 1 ${numbers([size * 0.52, 0])}v${numbers([size * 0.2])}`,
  ) +
  rounded(body, cx - size * 0.45, y + size * 0.45, size * 0.9, size * 0.7, size * 0.1) +
  disc(dark, cx, y + size * 0.74, size * 0.1) +
  box(dark, cx - size * 0.04, y + size * 0.76, size * 0.08, size * 0.2);

/** A tick; (x, y) is its left end. */
export const tick = (colour: string, x: number, y: number, size: number, thick: number): string =>
  stroke(
    colour,
    thick,
    `M${numbers([x, y])}l${numbers([size * 0.36, size * 0.36])} ${numbers([size * 0.64, -size * 0.76])}`,
  );

/** A pennant on its pole, the foot at (x, y). */
export const pennant = (pole: string, cloth: string, x: number, y: number, height: number): string =>
  stroke(pole, 6, `M${x} ${y}v${-height}`) +
  shape(cloth, `M${x + 2} ${y - height}l${height * 0.55} ${height * 0.2}-${height * 0.55} ${height * 0.22}z`);
