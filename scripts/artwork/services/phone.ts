import { createHeadings, headingWidth } from "../interface/heading";
import { sans, widthOf } from "../interface/text";
import { ACCENTS, mix, PAPER } from "../lib/palette";
import type { AccentName } from "../lib/palette";
import { group, svgDocument } from "../lib/svg";
import { groundOf } from "./scene";
import type { Picture, Scene } from "./scene";

/** The part of a picture that its variant for phones shows, and what is written on it. */
export interface View {
  /** Left, top and width in the picture; the height is two thirds of the width. */
  at: readonly [number, number, number];
  /** Leave the picture's own lettering out. */
  bare?: true;
  /** Drawn over it, in the variant's own pixels. */
  over?(scene: Scene): string;
}

const [WIDTH, HEIGHT] = [780, 520];

const number = (tag: string, name: string): number =>
  Number(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? 0);

/** Whether a box is within the view, outside, or cut by its edge. */
function sight(
  [left, top, width]: View["at"],
  x: number,
  y: number,
  w: number,
  h: number,
): "in" | "out" | "cut" {
  const [right, bottom] = [left + width, top + (width * HEIGHT) / WIDTH];
  if (x + w <= left || x >= right || y + h <= top || y >= bottom) return "out";
  return x >= left && x + w <= right && y >= top && y + h <= bottom ? "in" : "cut";
}

/** Draws a picture's variant for phones: a crop, without the words that its edges would cut. */
export function renderPhone(seed: string, accentName: AccentName, picture: Picture, view: View): string {
  const accent = ACCENTS[accentName];
  const type = createHeadings();
  const scale = WIDTH / view.at[2];
  const keep = (
    words: string,
    x: number,
    y: number,
    width: number,
    size: number,
    anchor = "start",
  ): boolean => {
    if (view.bare) return false;
    const left = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
    const seen = sight(view.at, left, y - size * 0.72, width, size * 0.8);
    if (seen === "cut") process.stdout.write(`  ${seed}: cut « ${words} »\n`);
    if (seen === "in" && size * scale < 21.4)
      process.stdout.write(`  ${seed}: ${(size * scale).toFixed(1)} « ${words} »\n`);
    return seen === "in";
  };
  const scene: Scene = {
    accent,
    tint: (share) => mix(PAPER, accent, share),
    heading: (text, x, y, style) =>
      keep(text, x, y, headingWidth(text, style.size, style.weight), style.size, style.anchor)
        ? type.heading(text, x, y, style)
        : "",
  };
  const drawn = picture.draw(scene).replace(/<text\b[^>]*>([^<]*)<\/text>/g, (tag: string, words: string) => {
    if (tag.includes("textLength")) return tag;
    const size = number(tag, "font-size");
    const anchor = /text-anchor="(\w+)"/.exec(tag)?.[1];
    const width = widthOf(words, size, tag.includes("font-weight"));
    return keep(words, number(tag, "x"), number(tag, "y"), width, size, anchor) ? tag : "";
  });
  // What lies outside weighs for nothing; shapes inside a moved group are left alone.
  let moved = 0;
  const seen = drawn.replace(/<g\b[^>]*>|<\/g>|<(rect|circle)\b[^>]*\/>/g, (tag, shape?: string) => {
    if (tag === "</g>") moved = Math.max(0, moved - 1);
    else if (!shape) moved += 1;
    else if (moved === 0) {
      const box =
        shape === "rect"
          ? [number(tag, "x"), number(tag, "y"), number(tag, "width"), number(tag, "height")]
          : [
              number(tag, "cx") - number(tag, "r"),
              number(tag, "cy") - number(tag, "r"),
              2 * number(tag, "r"),
              2 * number(tag, "r"),
            ];
      const [x = 0, y = 0, w = 0, h = 0] = box;
      if (sight(view.at, x - 3, y - 3, w + 6, h + 6) === "out") return "";
    }
    return tag;
  });
  const [left, top] = view.at;
  const over = view.over?.({ ...scene, heading: type.heading }) ?? "";
  const ground = groundOf(seed, accent, [WIDTH, HEIGHT], picture.ground, 0.02);
  const body = sans(
    group({ transform: `scale(${Math.round(scale * 1000) / 1000})translate(${-left} ${-top})` }, seen),
    over,
  );
  return svgDocument(WIDTH, HEIGHT, { defs: ground.defs + type.defs() }, ground.body, body);
}
