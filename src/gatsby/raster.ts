import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Node } from "gatsby";
import type { Context, ResolveInfo } from "./resolver-types";

interface Sizes {
  /** Widest the picture is ever shown, in file pixels. */
  readonly width: number;
  /** Widths to make, in file pixels. */
  readonly breakpoints: readonly number[];
}

/**
 * A photograph or screenshot in several sizes, by gatsby-plugin-image; undefined for a drawing (SVG), which has
 * none. WebP alone: every browser of the last five years reads it, and on our screenshots AVIF of the same quality
 * weighs as much and takes seventeen times as long to make. Asking here rather than in each query spares one warning per drawing.
 */
export async function rasterOf(
  file: Node,
  sizes: Sizes,
  context: Context,
  info: ResolveInfo,
): Promise<IGatsbyImageData | undefined> {
  const image = file.children
    .map((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }))
    .find(Boolean);
  const field = info.schema.getType("ImageSharp").getFields().gatsbyImageData;
  if (!image || !field) return undefined;
  const args = { layout: "constrained", placeholder: "none", formats: ["webp"], ...sizes };
  const data = await field.resolve(image, args, context, info);
  return (data as IGatsbyImageData | null) ?? undefined;
}
