import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type Font, type Glyph, type Path } from "opentype.js";
import { numbers, round } from "../lib/paths";
import { ROOT } from "../lib/svg";

/** The families of the wordmarks, each with a character of its own (all OFL, from @fontsource). */
export type Family =
  "bricolage-grotesque" | "fraunces" | "jost" | "barlow" | "ibm-plex-mono" | "instrument-sans";

/** One run of text in one style; `size` is the em size in the units of the drawing. */
export interface Lettering {
  text: string;
  family: Family;
  weight: number;
  italic?: boolean;
  size: number;
  /** Extra space after each letter, in thousandths of an em. */
  tracking?: number;
}

/** Text turned into outlines: path data with its baseline at y = 0, and its advance width. */
export interface Outlines {
  d: string;
  width: number;
  /** Horizontal extent of the ink, side bearings left out. */
  left: number;
  right: number;
  capHeight: number;
}

const fonts = new Map<string, Font>();

/** Reads one static Latin font file; the result is kept, fonts are reused between marks. */
function load(family: Family, weight: number, italic: boolean): Font {
  const name = `${family}-latin-${weight}-${italic ? "italic" : "normal"}.woff`;
  const known = fonts.get(name);
  if (known) return known;
  const folder = process.env["ARTWORK_FONTS"] ?? join(ROOT, "node_modules/@fontsource");
  const bytes = readFileSync(join(folder, family, "files", name));
  const font = parse(Uint8Array.from(bytes).buffer);
  fonts.set(name, font);
  return font;
}

/**
 * Path data of a glyph: two decimals, relative (shorter), every step measured from the rounded place
 * already reached so that nothing drifts. opentype.js has its own writer; it breaks on near-whole numbers.
 */
function pathData(path: Path): string {
  let [atX, atY] = [0, 0];
  return path.commands
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      if (type === "Z") return "";
      const all = type === "Q" ? [x1, y1, x, y] : type === "C" ? [x1, y1, x2, y2, x, y] : [x, y];
      const places = all.map((value) => round(value, 2));
      const steps = places.map((value, index) => value - (index % 2 ? atY : atX));
      [atX, atY] = places.slice(-2) as [number, number];
      if (type === "L" && steps.every((step) => Math.abs(step) < 0.005)) return "";
      return type === "M" ? `M${numbers(places, 2)}` : type.toLowerCase() + numbers(steps, 2);
    })
    .join("");
}

function glyphFor(font: Font, character: string, { family, text }: Lettering): Glyph {
  const glyph = font.charToGlyph(/\s/.test(character) ? " " : character);
  if (glyph.index === 0) throw new Error(`${family} has no « ${character} », in « ${text} »`);
  return glyph;
}

/** Advance width of a run of text. */
export function advanceOf(run: Lettering): number {
  const font = load(run.family, run.weight, run.italic ?? false);
  const glyphs = [...run.text].map((character) => glyphFor(font, character, run));
  const units = glyphs.reduce((sum, glyph, i) => {
    const next = glyphs[i + 1];
    return sum + glyph.advanceWidth + (next ? font.getKerningValue(glyph, next) : 0);
  }, 0);
  return (units * run.size) / font.unitsPerEm;
}

/**
 * Outlines a run of text, glyph by glyph with pair kerning. The shaping engine of opentype.js is left
 * out: it refuses some substitution tables of Bricolage Grotesque, and Latin wordmarks need none.
 */
export function outline(run: Lettering): Outlines {
  const font = load(run.family, run.weight, run.italic ?? false);
  const scale = run.size / font.unitsPerEm;
  const tracking = ((run.tracking ?? 0) / 1000) * run.size;
  const glyphs = [...run.text].map((character) => glyphFor(font, character, run));
  let x = 0;
  let d = "";
  let left = Infinity;
  let right = 0;
  glyphs.forEach((glyph, index) => {
    const path = glyph.getPath(x, 0, run.size);
    const box = path.getBoundingBox();
    d += pathData(path);
    if (path.commands.length > 0) {
      left = Math.min(left, box.x1);
      right = Math.max(right, box.x2);
    }
    const next = glyphs[index + 1];
    x += glyph.advanceWidth * scale;
    if (next) x += font.getKerningValue(glyph, next) * scale + tracking;
  });
  return { d, width: x, left, right, capHeight: font.tables.os2.sCapHeight * scale };
}
