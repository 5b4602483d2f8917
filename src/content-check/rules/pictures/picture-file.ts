import { readFileSync } from "node:fs";
import path from "node:path";
// A static import: Gatsby compiles `await import()` of a CommonJS package to one without its default export.
import sharp from "sharp";
import type { Fault } from "../../fault";
import { megabytes } from "../../read/content";
import { again, drawingFault, withoutSize, type PictureFault } from "./drawing";

/** Heaviest picture that is opened at all, in bytes. */
export const maxReadBytes = 10 * 1024 * 1024;

/** Pixels: no page shows a side a third as long, and every build would decode them all. */
const longestSide = 5000;

/** What the image library calls a format, the extensions of its files, and what the last bytes of a whole file hold. */
const formats: readonly { format: string; name: string; extensions: string[]; end: string }[] = [
  { format: "png", name: "PNG", extensions: [".png"], end: "IEND" },
  { format: "jpeg", name: "JPEG", extensions: [".jpg", ".jpeg"], end: "\xff\xd9" },
  { format: "webp", name: "WebP", extensions: [".webp"], end: "" },
];

/** Format, and width and height as the picture is shown: a camera that is held upright notes how to turn it. */
const readHeader = async (picture: string | Buffer) => {
  const { format, autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata();
  return { format, ...autoOrient };
};

/** Width and height in pixels; undefined when the file cannot be read. */
export const pictureSize = (file: string) => readHeader(file).catch(() => undefined);

const cut = again("cut", "Cette image est incomplète : le fichier a été coupé.");

/** The fault of a picture's own file. @param file from the root of the repository */
export const pictureFileFault = (file: string, { detail, ...fault }: PictureFault): Fault => ({
  severity: "error",
  rule: `/${detail}`,
  file,
  ...fault,
});

/** What is wrong with the file of a picture, if anything. @param size in bytes */
export async function pictureFault(file: string, size: number): Promise<PictureFault | undefined> {
  if (size === 0) return again("empty", "Cette image est vide.");
  if (size > maxReadBytes) {
    const remedy = "Réduisez-la : moins de 1 Mo, 1 600 pixels de large.";
    return { detail: "heavy", problem: `Cette image pèse ${megabytes(size)}.`, remedy };
  }
  try {
    const bytes = readFileSync(file);
    const extension = path.extname(file).toLowerCase();
    if (extension !== ".svg") return await rasterFault(bytes, extension);
    const fault = drawingFault(bytes);
    // Pages reserve the place that the library measures.
    if (!fault) await readHeader(bytes);
    return fault;
  } catch (error) {
    const { message } = error as Error;
    if (message.includes("bad dimensions")) return withoutSize;
    if (/premature end|end of stream/i.test(message)) return cut;
    return again("damaged", "Cette image est abîmée, ou n’est pas ce que dit son nom.");
  }
}

/** Another format than the name says, a file cut short, or far more pixels than any page shows. */
async function rasterFault(bytes: Buffer, extension: string): Promise<PictureFault | undefined> {
  const { format, width, height } = await readHeader(bytes);
  const real = formats.find((known) => known.format === format);
  if (!real) return again("format", "Ce fichier n’est pas une image PNG, JPEG ou WebP, malgré son nom.");
  if (!real.extensions.includes(extension))
    return again("format", `Ce fichier est une image ${real.name}, malgré son extension ${extension}.`);
  if (!bytes.subarray(-16).includes(real.end, 0, "latin1")) return cut;
  if (Math.max(width, height) <= longestSide) return undefined;
  const [side, way] = width >= height ? [width, "large"] : [height, "haut"];
  const problem = `Cette image mesure ${side.toLocaleString("fr-FR")} pixels de ${way}.`;
  return { detail: "large", problem, remedy: "Réduisez-la à 1 600 pixels de large." };
}
