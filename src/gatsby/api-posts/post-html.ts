import type { Node } from "gatsby";
import { parse } from "../data/dom";
import { highlightCode } from "../data/highlight";
import type { ArticleResolver } from "../data/resolver-types";
import { placeFiles } from "../data/text-pictures";

/** A picture inside an article, and the file node it was downloaded to; null when the download failed. */
export interface ContentPicture {
  /** As the article spells it, character references resolved. */
  readonly url: string;
  readonly fileId: string | null;
}

type ApiPostNode = Node & { readonly content: string; readonly pictures: readonly ContentPicture[] };

/** The content of an API post, its pictures served by this site in sizes that fit, its code coloured. */
export const apiPostArticle: ArticleResolver<ApiPostNode> = async (post, _args, context, info) => {
  const files = new Map(post.pictures.map(({ url, fileId }) => [url, fileId]));
  const article = parse(post.content);
  const fileOf = (url: string) => {
    const id = files.get(url);
    return id ? context.nodeModel.getNodeById({ id, type: "File" }) : null;
  };
  await placeFiles(article, fileOf, context, info);
  highlightCode(article);
  return article;
};
