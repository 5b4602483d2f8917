import type { Node } from "gatsby";
import { getSrc, getSrcSet, type IGatsbyImageData } from "gatsby-plugin-image";
import { pictureUrls, placePictures, type PictureSource } from "../../blog/article-pictures";
import { imageOf } from "./image-data";
import type { Context, ResolveInfo } from "./resolver-types";

/** Widest column of an article, in CSS pixels; screens of twice the density get twice as many. */
const columnWidth = 720;
const pictureSizes = {
  width: 2 * columnWidth,
  breakpoints: [columnWidth / 2, columnWidth, 2 * columnWidth],
} as const;

/**
 * Points the pictures of an article to files of this site, in sizes that fit; one without a file is replaced by its
 * alternative text.
 *
 * @param article its elements (`parseHtml`), which are changed
 * @param fileOf the file node of an address as the article spells it
 */
export async function placeFiles(
  article: HTMLElement,
  fileOf: (url: string) => Promise<Node | null> | Node | null,
  context: Context,
  info: ResolveInfo,
): Promise<void> {
  const sources = new Map<string, PictureSource | undefined>();
  for (const url of pictureUrls(article)) {
    const file = await fileOf(url);
    sources.set(url, file ? await sourceOf(file, context, info) : undefined);
  }
  placePictures(article, (url) => sources.get(url));
}

/** In several sizes; drawings and GIFs, which may be animated, as they are. */
async function sourceOf(file: Node, context: Context, info: ResolveInfo): Promise<PictureSource | undefined> {
  const lazy = { loading: "lazy", decoding: "async" };
  const read = (node: Node, type: string, fieldName: string, args = {}): unknown => {
    const field = info.schema.getType(type).getFields()[fieldName];
    return field?.resolve(node, args, context, { ...info, fieldName } as ResolveInfo);
  };
  const raster = imageOf(file, context);
  if (raster) {
    const data = (await read(raster, "ImageSharp", "gatsbyImageData", pictureSizes)) as IGatsbyImageData;
    const [src, srcset] = [getSrc(data) ?? "", getSrcSet(data) ?? ""];
    const sizes = `(min-width: ${columnWidth + 40}px) ${columnWidth}px, 100vw`;
    return { src, srcset, width: data.width, height: Math.round(data.height), sizes, ...lazy };
  }
  const src = await read(file, "File", "publicURL");
  const size = (await read(file, "File", "svgSize")) as { width: number; height: number } | null;
  if (typeof src !== "string") return undefined;
  return { src, ...(size ? { width: size.width, height: size.height } : {}), ...lazy };
}
