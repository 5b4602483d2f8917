import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import type { Node } from "gatsby";
import type { Context, ResolveInfo } from "./resolver-types";

interface Sizes {
  /** Widest the picture is ever shown, in file pixels. */
  readonly width: number;
  /** Widths to make, in file pixels. */
  readonly breakpoints: readonly number[];
}

/** A photograph or screenshot in several sizes: what an `img` needs, but for the width it is shown at (`sizes`). */
export interface Raster {
  readonly src: string;
  readonly srcSet: string;
  /** In file pixels, of the largest copy. */
  readonly width: number;
  readonly height: number;
}

const rasters = new Map<string, Promise<Raster | undefined>>();

/** The copies of a picture, made once however many pages show it: many ask at the same time. See `makeRaster`. */
export function rasterOf(
  file: Node,
  sizes: Sizes,
  context: Context,
  info: ResolveInfo,
): Promise<Raster | undefined> {
  const key = file.internal.contentDigest + JSON.stringify(sizes);
  const raster = rasters.get(key) ?? makeRaster(file, sizes, context, info);
  rasters.set(key, raster);
  return raster;
}

/**
 * A photograph or screenshot in several sizes; undefined for a drawing (SVG), which has none. WebP alone: every
 * browser of the last five years reads it, and on our screenshots AVIF of the same quality weighs as much and takes
 * seventeen times as long to make. Asking here rather than in each query spares one warning per drawing.
 *
 * gatsby-plugin-image makes the copies; its component is not used, since browsers load lazily and keep the place of a
 * picture by themselves today, and it costs every page scripts and markup.
 */
async function makeRaster(
  file: Node,
  sizes: Sizes,
  context: Context,
  info: ResolveInfo,
): Promise<Raster | undefined> {
  const image = file.children
    .map((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }))
    .find(Boolean);
  const field = info.schema.getType("ImageSharp").getFields().gatsbyImageData;
  if (!image || !field) return undefined;
  // The plugin rotates pictures by their EXIF orientation, but measures them unrotated.
  const { width = 1, height = 1, orientation = 1 } = await sharp(file.absolutePath as string).metadata();
  const turned = orientation > 4 ? { aspectRatio: height / width } : {};
  const args = { layout: "constrained", placeholder: "none", formats: ["webp"], ...sizes, ...turned };
  const data = (await field.resolve(image, args, context, info)) as IGatsbyImageData | null;
  const copies = data?.images.fallback;
  if (!data || !copies) return undefined;
  return {
    src: copies.src,
    srcSet: copies.srcSet ?? `${copies.src} ${data.width}w`,
    width: Math.round(data.width),
    height: Math.round(data.height),
  };
}
