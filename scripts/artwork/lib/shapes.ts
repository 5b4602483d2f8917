import { numbers } from "./paths";
import { element, path, rect } from "./svg";

/** A filled path. */
export const shape = (fill: string, d: string): string => path(d, { fill });

/** A line without filling; round ends. */
export const stroke = (colour: string, width: number, d: string): string =>
  path(d, {
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });

export const box = (fill: string, x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, { fill });

export const disc = (fill: string, cx: number, cy: number, r: number): string =>
  element("circle", { cx, cy, r, fill });

/** The same drawing on the other side of a vertical axis. */
export const mirrored = (axis: number, drawing: string): string =>
  element("g", { transform: `translate(${2 * axis} 0) scale(-1 1)` }, drawing);

/** A drawing made around (0, 0), put at a place and a size. */
export const placed = (x: number, y: number, size: number, drawing: string): string =>
  element(
    "g",
    { transform: `translate(${numbers([x, y])})${size === 1 ? "" : ` scale(${numbers([size], 2)})`}` },
    drawing,
  );

/** A rectangle as a `d`, to be merged with others of the same colour. */
export const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${numbers([x, y])}h${numbers([width])}v${numbers([height])}h${numbers([-width])}z`;

/** A round-headed opening standing on `base`, as a `d`. */
export const archPath = (x: number, base: number, width: number, height: number): string =>
  `M${numbers([x, base])}v${numbers([-(height - width / 2)])}a${numbers([width / 2, width / 2])} 0 0 1 ${numbers([width, 0])}v${numbers([height - width / 2])}z`;

/** A pointed (Gothic) opening standing on `base`, as a `d`. */
export const ogivePath = (x: number, base: number, width: number, height: number): string => {
  const rise = Math.min(height, width * 1.1);
  return `M${numbers([x, base])}v${numbers([-(height - rise)])}q${numbers([0, -rise * 0.62, width / 2, -rise])}q${numbers([width / 2, rise * 0.38, width / 2, rise])}v${numbers([height - rise])}z`;
};

type Opening = (x: number, base: number, width: number, height: number) => string;

/** `count` openings side by side, `pitch` pixels from one to the next. */
export const row = (
  opening: Opening,
  count: number,
  x: number,
  base: number,
  width: number,
  height: number,
  pitch: number,
): string => Array.from({ length: count }, (_, i) => opening(x + i * pitch, base, width, height)).join("");

/** Plain windows in lines and columns, as a `d`. (x, y) is the top left of the first. */
export function windowsPath(
  x: number,
  y: number,
  columns: number,
  rows: number,
  width: number,
  height: number,
  dx: number,
  dy: number,
): string {
  let d = "";
  for (let r = 0; r < rows; r += 1)
    for (let c = 0; c < columns; c += 1) d += boxPath(x + c * dx, y + r * dy, width, height);
  return d;
}

/** A line of teeth (battlements, dentils) along the top of a wall, as a `d`. `y` is the foot of the teeth. */
export const teethPath = (
  x: number,
  y: number,
  count: number,
  width: number,
  height: number,
  pitch: number,
): string =>
  Array.from({ length: count }, (_, i) => boxPath(x + i * pitch, y - height, width, height)).join("");

/** A pointed roof seen from the front: its left half lit, its right half in shade. */
export const spire = (
  light: string,
  dark: string,
  cx: number,
  base: number,
  width: number,
  height: number,
): string =>
  shape(light, `M${numbers([cx - width / 2, base])}l${numbers([width / 2, -height])}v${numbers([height])}z`) +
  shape(dark, `M${numbers([cx, base])}v${numbers([-height])}l${numbers([width / 2, height])}z`);

/** A dome standing on `base`, its right side in shade. */
export const dome = (light: string, dark: string, cx: number, base: number, rx: number, ry: number): string =>
  shape(light, `M${numbers([cx - rx, base])}a${numbers([rx, ry])} 0 0 1 ${numbers([2 * rx, 0])}z`) +
  shape(
    dark,
    `M${numbers([cx, base - ry])}a${numbers([rx, ry])} 0 0 1 ${numbers([rx, ry])}h${numbers([-rx * 0.62])}q${numbers([0, -ry * 0.72, -rx * 0.38, -ry])}z`,
  );

/** A roof with sloping ends: `inset` pixels are lost at each end between eaves and ridge. */
export const hip = (
  fill: string,
  x: number,
  base: number,
  width: number,
  height: number,
  inset: number,
): string =>
  shape(
    fill,
    `M${numbers([x, base])}l${numbers([inset, -height])}h${numbers([width - 2 * inset])}l${numbers([inset, height])}z`,
  );

/** A gable (triangle) standing on `base`. */
export const gable = (fill: string, x: number, base: number, width: number, height: number): string =>
  shape(fill, `M${numbers([x, base])}l${numbers([width / 2, -height])}l${numbers([width / 2, height])}z`);

/** A wall with a strip in shade on its right: `share` of its width. */
export const block = (
  light: string,
  dark: string,
  x: number,
  y: number,
  width: number,
  height: number,
  share = 0.36,
): string => box(light, x, y, width, height) + box(dark, x + width * (1 - share), y, width * share, height);

/** A cross, its foot at (cx, base). */
export const cross = (colour: string, cx: number, base: number, height: number, thick = 3): string =>
  stroke(
    colour,
    thick,
    `M${numbers([cx, base])}v${numbers([-height])}M${numbers([cx - height * 0.28, base - height * 0.68])}h${numbers([height * 0.56])}`,
  );
