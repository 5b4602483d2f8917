import path from "node:path";
// A static import: Gatsby compiles `await import()` of a CommonJS package to one without its default export.
import sharp from "sharp";
import type { Finding } from "../fault";

interface Ends {
  readonly head: Buffer;
  readonly tail: Buffer;
}

interface Format {
  readonly name: string;
  readonly extensions: readonly string[];
  readonly starts: (head: Buffer) => boolean;
  readonly whole: (tail: Buffer) => boolean;
}

const latin = (bytes: Buffer, from: number, to: number): string =>
  bytes.subarray(from, to).toString("latin1");

// prettier-ignore
const formats: readonly Format[] = [
  { name: "PNG", extensions: [".png"],
    starts: (head) => latin(head, 0, 8) === "\x89PNG\r\n\x1a\n", whole: (tail) => tail.includes("IEND") },
  { name: "JPEG", extensions: [".jpg", ".jpeg"],
    starts: (head) => latin(head, 0, 2) === "\xff\xd8", whole: (tail) => tail.includes("\xff\xd9", 0, "latin1") },
  { name: "WebP", extensions: [".webp"],
    starts: (head) => latin(head, 0, 4) === "RIFF" && latin(head, 8, 12) === "WEBP", whole: () => true },
];

/** Pixels: no page shows a side a third as long, and every build would decode them all. */
const longestSide = 5000;

/**
 * What is wrong with a photograph or screenshot, if anything: another format than its name says, a file cut
 * short, a header that the image library cannot read, or far more pixels than any page shows.
 */
export async function rasterFault(file: string, ends: Ends): Promise<Finding | undefined> {
  const remedy = "Exportez l’image de nouveau et remplacez le fichier.";
  const again = (problem: string): Finding => ({ problem, remedy });
  const extension = path.extname(file).toLowerCase();
  const real = formats.find(({ starts }) => starts(ends.head));
  if (!real) return again("Ce fichier n’est pas une image PNG, JPEG ou WebP, malgré son nom.");
  if (!real.extensions.includes(extension))
    return again(`Ce fichier est une image ${real.name}, malgré son extension ${extension}.`);
  if (!real.whole(ends.tail)) return again("Cette image est incomplète : le fichier a été coupé.");
  const size = await rasterSize(file);
  if (!size) return again("Cette image est abîmée : ses dimensions ne peuvent pas être lues.");
  if (Math.max(size.width, size.height) <= longestSide) return undefined;
  const [side, way] = size.width >= size.height ? [size.width, "large"] : [size.height, "haut"];
  const problem = `Cette image mesure ${side.toLocaleString("fr-FR")} pixels de ${way}.`;
  return { problem, remedy: "Réduisez-la à 1 600 pixels de large." };
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
