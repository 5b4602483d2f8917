import type { Node } from "gatsby";
import sharp from "sharp";
import type { Context, Resolver } from "./resolver-types";

/** What gatsby-transformer-sharp made of a photograph's or screenshot's file; null for a drawing (SVG) or GIF. */
export const imageOf = (file: Node, { nodeModel }: Context): Node | null =>
  file.children.map((id) => nodeModel.getNodeById({ id, type: "ImageSharp" })).find(Boolean) ?? null;

const pending = new Map<string, Promise<unknown>>();

/**
 * The plugin's `gatsbyImageData`, in the shape that the picture is shown in. Asked for once however many pages show it: the
 * plugin hashes the whole file each time.
 */
export const resolveImageData: Resolver<Node> = (image, args, context, info) => {
  // Read for each page, so that each depends on it.
  const file = context.nodeModel.getNodeById({ id: image.parent ?? "", type: "File" });
  const key = image.internal.contentDigest + JSON.stringify(args);
  const known = pending.get(key);
  if (known) return known;
  const data = shownShape(String(file?.absolutePath)).then((shape) =>
    info.originalResolver?.(image, { ...args, ...shape }, context, info),
  );
  // One that failed is tried again by the next query: in development the cause may have gone.
  data.catch(() => pending.delete(key));
  pending.set(key, data);
  return data;
};

/** The plugin rotates pictures by their EXIF orientation, but measures them unrotated. */
async function shownShape(file: string): Promise<{ aspectRatio?: number }> {
  const { width = 1, height = 1, orientation = 1 } = await sharp(file).metadata();
  return orientation > 4 ? { aspectRatio: height / width } : {};
}
