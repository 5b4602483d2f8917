// A static import: Gatsby compiles `await import()` of a CommonJS package to one without its default export.
import sharp from "sharp";

/** File extensions by sharp's format names. */
const extensions: Readonly<Record<string, string>> = {
  jpeg: ".jpg",
  png: ".png",
  webp: ".webp",
  gif: ".gif",
};

/**
 * The file extension of a complete raster picture that browsers show, from its content alone. File name and media type
 * are not trusted: an SVG, a page or a script would run on our origin, and a truncated file would stop the build.
 * @throws Error with a French reason for everything else
 */
export async function rasterExtension(bytes: Buffer): Promise<string> {
  const { format = "", compression } = await orElse("ce n’est pas une image, ou elle est abîmée", () =>
    sharp(bytes).metadata(),
  );
  // sharp calls AVIF and HEIC both `heif`; few browsers show HEIC.
  const extension = format === "heif" && compression === "av1" ? ".avif" : extensions[format];
  if (!extension) throw new Error("seuls JPEG, PNG, WebP, GIF et AVIF sont repris");
  // Resizing to one pixel decodes the whole file in little memory.
  await orElse("cette image est incomplète ou abîmée", () => sharp(bytes).resize(1).raw().toBuffer());
  return extension;
}

async function orElse<T>(reason: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(reason, { cause: error });
  }
}
