import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parse, type Font } from "opentype.js";

/** Weights of the display face that the cards use. */
export type Weight = 400 | 600 | 700;

const fonts = new Map<Weight, Font>();

/**
 * The display face. Its text is drawn as outlines: the library behind sharp reads installed fonts only, and no two
 * machines have the same.
 */
function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const name = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`;
  const file = createRequire(path.resolve("package.json")).resolve(name);
  const font = parse(Uint8Array.from(readFileSync(file)).buffer);
  fonts.set(weight, font);
  return font;
}

/** How a text is set: pixels per em, and the weight. */
export interface Setting {
  readonly size: number;
  readonly weight: Weight;
}

/** Width of a text in pixels. */
export function widthOf(text: string, setting: Setting): number {
  return place(text, setting).width;
}

/** Path data of a text whose baseline begins at a point. */
export function outlineOf(text: string, x: number, y: number, setting: Setting): string {
  return place(text, setting)
    .glyphs.map(
      ({ glyph, offset }) => `M${shown(tenths(x + offset), tenths(y))}${shapeOf(glyph, setting.size)}`,
    )
    .join("");
}

type Glyph = ReturnType<Font["charToGlyph"]>;

/** Glyph by glyph with pair kerning; the face's substitutions are more than opentype.js knows, and none is needed. */
function place(text: string, { size, weight }: Setting) {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const glyphs: { glyph: Glyph; offset: number }[] = [];
  let width = 0;
  let before: Glyph | undefined;
  for (const character of text.replace(/[\u00a0\u202f]/g, " ")) {
    const glyph = font.charToGlyph(character);
    if (before) width += font.getKerningValue(before, glyph) * scale;
    glyphs.push({ glyph, offset: width });
    width += glyph.advanceWidth * scale;
    before = glyph;
  }
  return { glyphs, width };
}

/** Of each glyph, by pixels per em. */
const shapes = new WeakMap<Glyph, Map<number, string>>();

/** Path data of a glyph from a point on its baseline: the same wherever it stands, so that it is made once. */
function shapeOf(glyph: Glyph, size: number): string {
  const known = shapes.get(glyph) ?? new Map<number, string>();
  shapes.set(glyph, known);
  const shape = known.get(size) ?? drawShape(glyph, size);
  known.set(size, shape);
  return shape;
}

function drawShape(glyph: Glyph, size: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return glyph
    .getPath(0, 0, size)
    .commands.map(({ type, x: endX = 0, y: endY = 0, ...controls }) => {
      if (type === "Z") {
        [x, y] = [startX, startY];
        return "z";
      }
      const points = [controls.x1, controls.y1, controls.x2, controls.y2, endX, endY]
        .filter((value) => value !== undefined)
        .map(tenths);
      const steps = points.map((value, at) => value - (at % 2 === 0 ? x : y));
      [x, y] = [tenths(endX), tenths(endY)];
      if (type === "M") [startX, startY] = [x, y];
      return type === "L" && steps.every((step) => step === 0) ? "" : type.toLowerCase() + shown(...steps);
    })
    .join("");
}

/** Whole tenths of a pixel: steps between them add up without loss. */
const tenths = (value: number): number => Math.round(value * 10);

const shown = (...values: readonly number[]): string => values.map((value) => value / 10).join(" ");
