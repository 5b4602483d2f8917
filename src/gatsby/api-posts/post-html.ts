import type { Node } from "gatsby";
import { imageTags, replaceImages } from "../../blog/image-tags";
import { missingPicture } from "../../blog/missing-picture";
import { escapeHtml } from "../../shared/html";
import { highlightCode } from "../highlight";
import { rasterOf, type Raster } from "../raster";
import type { Context, ResolveInfo, Resolver } from "../resolver-types";

/** A picture inside an article, and the file node it was downloaded to; null when the download failed. */
export interface ContentPicture {
  /** As the article spells it, character references resolved. */
  readonly url: string;
  readonly fileId: string | null;
}

/** What replaces a picture's address: a file of this site, in one size or several. */
type LocalPicture = Pick<Raster, "src"> & Partial<Raster> & { readonly sizes?: string };

type ApiPostNode = Node & { readonly content: string; readonly pictures: readonly ContentPicture[] };

/** Widest column of an article, in CSS pixels; screens of twice the density get twice as many. */
const columnWidth = 720;
const pictureSizes = {
  width: 2 * columnWidth,
  breakpoints: [columnWidth / 2, columnWidth, 2 * columnWidth],
} as const;

/** The content of an API post with its pictures served by this site, in sizes that fit. */
export const apiPostHtml: Resolver<ApiPostNode> = async (post, _args, context, info) => {
  const locals = new Map<string, LocalPicture | undefined>();
  for (const { url, fileId } of post.pictures) {
    const file = fileId && context.nodeModel.getNodeById({ id: fileId, type: "File" });
    if (file) locals.set(url, await localPicture(file, context, info));
  }
  return highlightCode(withLocalPictures(post.content, (url) => locals.get(url)));
};

/** In several sizes; a GIF, which has no sizes and may move, as it is. */
async function localPicture(
  file: Node,
  context: Context,
  info: ResolveInfo,
): Promise<LocalPicture | undefined> {
  const raster = await rasterOf(file, pictureSizes, context, info);
  if (raster) return { ...raster, sizes: `(min-width: ${columnWidth + 40}px) ${columnWidth}px, 100vw` };
  const publicUrl = info.schema.getType("File").getFields().publicURL;
  const src = await publicUrl?.resolve(file, {}, context, info);
  return typeof src === "string" ? { src } : undefined;
}

/** Addresses of the pictures of sanitised HTML, each once, in order of appearance. */
export function pictureUrls(html: string): string[] {
  const urls = imageTags(html).map(({ src }) => src);
  return [...new Set(urls.filter(Boolean))];
}

/**
 * Replaces each picture of sanitised HTML by its local copy, and one without a copy by its alternative text: no page
 * requests anything from another site.
 *
 * @param localOf the local copy of an address; undefined when there is none
 */
export function withLocalPictures(html: string, localOf: (url: string) => LocalPicture | undefined): string {
  return replaceImages(html, ({ src, alt }) => {
    const local = localOf(src);
    if (!local) return missingPicture(alt);
    const attributes = Object.entries({ ...local, alt, loading: "lazy", decoding: "async" });
    return `<img ${attributes.map(([name, value]) => `${name.toLowerCase()}="${escapeHtml(String(value))}"`).join(" ")}>`;
  });
}
