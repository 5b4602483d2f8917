import type { Node } from "gatsby";
import { prepareArticle } from "../../blog/table-of-contents";
import { decodePath } from "../../shared/decode-path";
import { apiPostArticle } from "../api-posts/post-html";
import { escapeHtml } from "../../shared/html";
import { finishHtml } from "../../shared/text/finish";
import { parse } from "./dom";
import { factsFor, finishedText } from "./facts";
import { fileBeside } from "./picture-fields";
import type { ArticleResolver, ResolveInfo, Resolver } from "./resolver-types";
import { placeFiles } from "./text-pictures";

/** Resolvers of an article's HTML and table of contents, which come from one pass over its elements. */
function postResolvers<Post extends Node>(articleOf: ArticleResolver<Post>) {
  const contents = new WeakMap<Post, Promise<ReturnType<typeof prepareArticle>>>();
  const read: Resolver<Post> = (post, args, context, info) => {
    const cached = contents.get(post);
    if (cached) return cached;
    const content = articleOf(post, args, context, info).then(prepareArticle);
    contents.set(post, content);
    return content;
  };
  const pick =
    (key: "html" | "entries"): Resolver<Post> =>
    async (...args) =>
      ((await read(...args)) as ReturnType<typeof prepareArticle>)[key];
  return {
    html: { resolve: pick("html") },
    tableOfContents: { resolve: pick("entries") },
  };
}

const remarkHtml: Resolver<Node> = (node, _args, context, info) => {
  const remark = context.nodeModel.getNodeById({ id: node.parent ?? "", type: "MarkdownRemark" });
  const field = info.schema.getType("MarkdownRemark").getFields().html;
  return remark && field
    ? field.resolve(remark, {}, context, { ...info, fieldName: "html" } as ResolveInfo)
    : "";
};

/** A Markdown file's text, its marks filled and its pictures in place. */
export const markdownArticle: ArticleResolver<Node> = async (node, args, context, info) => {
  const html = String(await remarkHtml(node, args, context, info));
  const article = parse(html);
  finishHtml(article, await factsFor(node, html, context));
  await placeFiles(article, (url) => fileBeside(node, decodePath(url), context), context, info);
  return article;
};

/** A Markdown post says in plain text what it is about; the API in HTML. */
const markdownDescription: Resolver<Node & { description: string }> = async (post, _args, context) =>
  `<p>${escapeHtml(await finishedText(post, post.description, context))}</p>`;

/** Depends only on the posts it returns; deleted ones are left out. */
const blogPosts: Resolver<unknown, { ids: string[] }> = (_source, { ids }, context) =>
  context.nodeModel.getNodesByIds({ ids }).filter(Boolean);

/** Computed fields of articles, whether of the content or of the API. */
export const postFields = {
  Query: { blogPosts: { type: "[BlogPost!]!", args: { ids: "[ID!]!" }, resolve: blogPosts } },
  MarkdownPost: { ...postResolvers(markdownArticle), description: { resolve: markdownDescription } },
  ApiPost: postResolvers(apiPostArticle),
};
