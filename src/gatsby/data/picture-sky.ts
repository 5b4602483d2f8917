import sharp from "sharp";
import { contrastOf } from "../../shared/colours";

/** What a drawing leaves free at its left for a title, in parts of its width and height (docs/remplacer-une-image.md). */
const free = { width: 0.47, height: 0.73 } as const;
/** How far a part of it may be from its upper left corner, in 255ths of a channel: the grain of paper is less. */
const evenness = 24;
/** Of black text (WCAG 1.4.6). */
const leastContrast = 7;

/**
 * The colour of a picture's sky (`#rrggbb`), on which words can be read at the left; null for one that has none: not twice as wide as high,
 * dark, or with something in the way.
 */
export async function skyOf(file: string): Promise<string | null> {
  const { width, height } = await sharp(file).metadata();
  if (Math.round((10 * width) / height) !== 20) return null;
  const area = {
    left: 0,
    top: 0,
    width: Math.round(width * free.width),
    height: Math.round(height * free.height),
  };
  const pixels = await sharp(file)
    .extract(area)
    .resize(32, 24, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer();
  const isEven = pixels.every((value, index) => Math.abs(value - (pixels[index % 3] ?? 0)) <= evenness);
  const colour = `#${pixels.toString("hex", 0, 3)}`;
  return isEven && contrastOf(colour, "#000000") >= leastContrast ? colour : null;
}
