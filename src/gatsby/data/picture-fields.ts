import path from "node:path";
import type { Node } from "gatsby";
import sharp from "sharp";
import { imageOf, resolveImageData } from "./image-data";
import { skyOf } from "./picture-sky";
import type { Context, Resolver } from "./resolver-types";

/** A picture as content names it, or a downloaded one. */
interface PictureSource {
  src: string;
  /** Its variant for phones, named as `src` is. */
  phone?: string;
  fileId?: string;
}

/** A picture names a file beside its entry (`./banner-1.svg`), or the node of a downloaded file (`fileId`). */
const findPictureFile: Resolver<PictureSource> = (picture, _args, context) =>
  picture.fileId
    ? context.nodeModel.getNodeById({ id: picture.fileId, type: "File" })
    : fileBeside(picture, picture.src, context);

/** The file that content names by its place beside its own. */
export function fileBeside(source: unknown, name: string, { nodeModel }: Context): Promise<Node | null> {
  const entry = nodeModel.findRootNodeAncestor(source, (node) => node.internal.type === "File");
  const directory = (entry as (Node & { dir: string }) | null)?.dir ?? "";
  const absolutePath = path.posix.join(directory, name);
  return nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } });
}

/** The variant for phones, a picture in its turn. */
const resolvePhone: Resolver<PictureSource & { alt: string }> = async (picture, _args, context) => {
  const file = picture.phone && (await fileBeside(picture, picture.phone, context));
  return file ? { alt: picture.alt, src: picture.phone, fileId: file.id } : null;
};

/** Null for a drawing (SVG): `File.childImageSharp` would warn of each. */
const resolveRaster: Resolver<PictureSource> = async (picture, args, context, info) => {
  const file = (await findPictureFile(picture, args, context, info)) as Node | null;
  return file && imageOf(file, context);
};

/** Null for a photograph or screenshot: its file would be published beside the copies that pages show. */
const resolveDrawing: Resolver<PictureSource> = async (picture, args, context, info) => {
  const file = (await findPictureFile(picture, args, context, info)) as Node | null;
  return file && !imageOf(file, context) ? file : null;
};

/**
 * The address of an unprocessed file, with six characters of its hash as the folder. All 32 would stand in every
 * document that shows drawings, and compress to no less than half.
 */
const shortPublicUrl: Resolver<Node> = (file, args, context, info) => {
  const contentDigest = file.internal.contentDigest.slice(0, 6);
  return info.originalResolver?.(
    { ...file, internal: { ...file.internal, contentDigest } },
    args,
    context,
    info,
  );
};

interface FileNode {
  extension: string;
  absolutePath: string;
}

const svgSizes = new Map<string, Promise<{ width: number; height: number } | null>>();

/**
 * Size in whole pixels, so that the page can reserve the drawing's place. Read once per file, however many pages show
 * it.
 */
const resolveSvgSize: Resolver<Node & FileNode> = (file) => {
  if (file.extension !== "svg") return null;
  const { contentDigest } = file.internal;
  // A drawing without a size reserves no place.
  const size =
    svgSizes.get(contentDigest) ??
    sharp(file.absolutePath)
      .metadata()
      .catch(() => null);
  svgSizes.set(contentDigest, size);
  return size;
};

const resolveSky: Resolver<PictureSource> = async (picture, args, context, info) => {
  const file = (await findPictureFile(picture, args, context, info)) as (Node & FileNode) | null;
  return file && skyOf(file.absolutePath);
};

/** Computed fields of pictures and of the files that they show. */
export const pictureFields = {
  Picture: {
    src: { type: "File!", resolve: findPictureFile },
    drawing: { type: "File", resolve: resolveDrawing },
    raster: { type: "ImageSharp", resolve: resolveRaster },
    phone: { type: "Picture", resolve: resolvePhone },
    // For a query that asks for another cut of it on phones; a drawing has one.
    cut: {
      type: "Picture",
      resolve: (picture: PictureSource) => (/\.svg$/i.test(picture.src) ? null : picture),
    },
    sky: { type: "String", resolve: resolveSky },
  },
  ImageSharp: { gatsbyImageData: { resolve: resolveImageData } },
  File: { svgSize: { type: "SvgSize", resolve: resolveSvgSize }, publicURL: { resolve: shortPublicUrl } },
};
