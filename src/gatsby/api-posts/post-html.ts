import type { Node } from "gatsby";
import { placePictures, type PictureSource } from "../../blog/article-pictures";
import { parse } from "../dom";
import { highlightCode } from "../highlight";
import { rasterOf } from "../raster";
import type { ArticleResolver, Context, ResolveInfo } from "../resolver-types";

/** A picture inside an article, and the file node it was downloaded to; null when the download failed. */
export interface ContentPicture {
  /** As the article spells it, character references resolved. */
  readonly url: string;
  readonly fileId: string | null;
}

type ApiPostNode = Node & { readonly content: string; readonly pictures: readonly ContentPicture[] };

/** Widest column of an article, in CSS pixels; screens of twice the density get twice as many. */
const columnWidth = 720;
const pictureSizes = {
  width: 2 * columnWidth,
  breakpoints: [columnWidth / 2, columnWidth, 2 * columnWidth],
} as const;

/** The content of an API post, its pictures served by this site in sizes that fit, its code coloured. */
export const apiPostArticle: ArticleResolver<ApiPostNode> = async (post, _args, context, info) => {
  const locals = new Map<string, PictureSource | undefined>();
  for (const { url, fileId } of post.pictures) {
    const file = fileId && context.nodeModel.getNodeById({ id: fileId, type: "File" });
    if (file) locals.set(url, await localPicture(file, context, info));
  }
  const article = parse(post.content);
  placePictures(article, (url) => locals.get(url));
  highlightCode(article);
  return article;
};

/** In several sizes; a GIF, which has no sizes and may move, as it is. */
async function localPicture(
  file: Node,
  context: Context,
  info: ResolveInfo,
): Promise<PictureSource | undefined> {
  const lazy = { loading: "lazy", decoding: "async" };
  const raster = await rasterOf(file, pictureSizes, context, info);
  if (raster)
    return { ...raster, sizes: `(min-width: ${columnWidth + 40}px) ${columnWidth}px, 100vw`, ...lazy };
  const publicUrl = info.schema.getType("File").getFields().publicURL;
  const src = await publicUrl?.resolve(file, {}, context, info);
  return typeof src === "string" ? { src, ...lazy } : undefined;
}
