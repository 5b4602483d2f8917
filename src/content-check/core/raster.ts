import path from "node:path";
// A static import: Gatsby compiles `await import()` of a CommonJS package to one without its default export.
import sharp from "sharp";
import type { Finding } from "../at";

interface Ends {
  readonly head: Buffer;
  readonly tail: Buffer;
}

const formats: readonly {
  name: string;
  extensions: readonly string[];
  starts(head: Buffer): boolean;
  whole(ends: Ends): boolean;
}[] = [
  {
    name: "PNG",
    extensions: [".png"],
    starts: (head) =>
      head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
    whole: ({ tail }) => tail.includes("IEND"),
  },
  {
    name: "JPEG",
    extensions: [".jpg", ".jpeg"],
    starts: (head) => head[0] === 0xff && head[1] === 0xd8,
    whole: ({ tail }) => tail.includes(Buffer.from([0xff, 0xd9])),
  },
  {
    name: "WebP",
    extensions: [".webp"],
    starts: (head) =>
      head.subarray(0, 4).toString("latin1") === "RIFF" && head.subarray(8, 12).toString("latin1") === "WEBP",
    whole: () => true,
  },
];

/** Pixels: no page shows a side a third as long, and every build would decode them all. */
const longestSide = 5000;

/**
 * What is wrong with a photograph or screenshot, if anything: another format than its name says, a file cut
 * short, a header that the image library cannot read, or far more pixels than any page shows.
 */
export async function rasterFault(file: string, ends: Ends): Promise<Finding | undefined> {
  const again = (problem: string): Finding => ({
    problem,
    remedy: "Exportez l’image de nouveau et remplacez le fichier.",
  });
  const extension = path.extname(file).toLowerCase();
  const real = formats.find(({ starts }) => starts(ends.head));
  if (!real) return again("Ce fichier n’est pas une image PNG, JPEG ou WebP, malgré son nom.");
  if (!real.extensions.includes(extension))
    return again(`Ce fichier est une image ${real.name}, malgré son extension ${extension}.`);
  if (!real.whole(ends)) return again("Cette image est incomplète : le fichier a été coupé.");
  const size = await rasterSize(file);
  if (!size) return again("Cette image est abîmée : ses dimensions ne peuvent pas être lues.");
  if (Math.max(size.width, size.height) <= longestSide) return undefined;
  const [side, way] = size.width >= size.height ? [size.width, "large"] : [size.height, "haut"];
  return {
    problem: `Cette image mesure ${side.toLocaleString("fr-FR")} pixels de ${way}.`,
    remedy: "Réduisez-la à 1 600 pixels de large.",
  };
}

/** Width and height in pixels; undefined when the file cannot be read. */
export async function rasterSize(file: string): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    return width && height ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
