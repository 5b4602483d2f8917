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
    .glyphs.map(({ glyph, offset }) =>
      glyph
        .getPath(x + offset, y, setting.size)
        .commands.map((command) => pathCommand(command))
        .join(""),
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

type Command = ReturnType<Glyph["getPath"]>["commands"][number];

function pathCommand({ type, x, y, x1, y1, x2, y2 }: Command): string {
  if (type === "Z") return "Z";
  const points = type === "C" ? [x1, y1, x2, y2, x, y] : type === "Q" ? [x1, y1, x, y] : [x, y];
  return type + points.map((value) => value.toFixed(1)).join(" ");
}
