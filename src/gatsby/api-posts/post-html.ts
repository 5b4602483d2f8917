import type { Node } from "gatsby";
import { rasterOf } from "../raster";
import type { Resolver } from "../resolver-types";
import { highlightCode } from "../highlight";
import { withLocalPictures, type ContentPicture, type LocalPicture } from "./content-pictures";

type ApiPostNode = Node & {
  slug: string;
  createdAt: string;
  content: string;
  pictures: readonly ContentPicture[];
};

/** Widest column of an article, in CSS pixels; screens of twice the density get twice as many. */
const columnWidth = 720;
const pictureSizes = {
  width: 2 * columnWidth,
  breakpoints: [columnWidth / 2, columnWidth, 2 * columnWidth],
} as const;

/** The content of an API post with its pictures served by this site, in sizes that fit. */
export const apiPostHtml: Resolver<ApiPostNode> = async (post, _args, context, info) => {
  const locals = new Map<string, LocalPicture>();
  for (const { url, fileId } of post.pictures) {
    const file = fileId ? context.nodeModel.getNodeById({ id: fileId, type: "File" }) : null;
    if (!file) continue;
    const local = await localPicture(file);
    if (local) locals.set(url, local);
  }
  return highlightCode(withLocalPictures(post.content, (url) => locals.get(url)));

  /** In several sizes; a GIF, which has no sizes and may move, as it is. */
  async function localPicture(file: Node): Promise<LocalPicture | undefined> {
    const data = await rasterOf(file, pictureSizes, context, info);
    if (!data) {
      const publicUrl = info.schema.getType("File").getFields().publicURL;
      const src = await publicUrl?.resolve(file, {}, context, info);
      return typeof src === "string" ? { src } : undefined;
    }
    return { ...data, sizes: `(min-width: ${columnWidth + 40}px) ${columnWidth}px, 100vw` };
  }
};
