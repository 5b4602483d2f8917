/** The small part of opentype.js (no published types for 2.x) that the wordmarks use. */
declare module "opentype.js" {
  export interface Path {
    commands: {
      type: "M" | "L" | "Q" | "C" | "Z";
      x: number;
      y: number;
      x1: number;
      y1: number;
      x2: number;
      y2: number;
    }[];
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  }
  export interface Glyph {
    index: number;
    advanceWidth: number;
    getPath(x: number, y: number, fontSize: number): Path;
  }
  export interface Font {
    unitsPerEm: number;
    tables: { os2: { sCapHeight: number; sxHeight: number } };
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  export function parse(buffer: ArrayBuffer): Font;
}
