import path from "node:path";
import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby";
import { withTableOfContents } from "../blog/table-of-contents";
import { svgSize } from "./svg-size";

/** What Gatsby hands to a resolver, as far as this room uses it. */
interface Context {
  nodeModel: {
    getNodeById(args: { id: string; type?: string }): Node | null;
    findRootNodeAncestor(node: unknown, predicate: (node: Node) => boolean): Node | null;
    findOne(args: { type: string; query: object }): Promise<Node | null>;
    findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>;
  };
}

type Resolver<Source> = (source: Source, args: object, context: Context, info: ResolveInfo) => unknown;

interface ResolveInfo {
  schema: { getType(name: string): { getFields(): Record<string, { resolve: Resolver<unknown> }> } };
}

type PostNode = Node & { slug: string; createdAt: string; content?: string };

const maxPreviousPosts = 3;

/** The fields that are computed from other nodes when a page asks for them. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }: CreateResolversArgs) => {
  createResolvers({
    Picture: { src: { type: "File!", resolve: resolvePictureFile } },
    File: { svgSize: { type: "SvgSize", resolve: resolveSvgSize } },
    LegalPage: { html: { resolve: remarkHtml } },
    MarkdownPost: postResolvers(remarkHtml),
    ApiPost: postResolvers((post) => post.content ?? ""),
  });
};

function postResolvers(rawHtml: Resolver<PostNode>) {
  const contents = new WeakMap<PostNode, Promise<ReturnType<typeof withTableOfContents>>>();
  const read: Resolver<PostNode> = (post, args, context, info) => {
    const known = contents.get(post);
    if (known) return known;
    const made = Promise.resolve(rawHtml(post, args, context, info)).then((html) =>
      withTableOfContents(String(html)),
    );
    contents.set(post, made);
    return made;
  };
  const pick =
    (key: "html" | "entries"): Resolver<PostNode> =>
    async (...args) =>
      ((await read(...args)) as ReturnType<typeof withTableOfContents>)[key];
  return {
    html: { resolve: pick("html") },
    tableOfContents: { resolve: pick("entries") },
    previousPosts: { resolve: previousPosts },
  };
}

const remarkHtml: Resolver<Node> = (node, _args, context, info) => {
  const remark = context.nodeModel.getNodeById({ id: node.parent ?? "", type: "MarkdownRemark" });
  const field = info.schema.getType("MarkdownRemark").getFields().html;
  return remark && field
    ? field.resolve(remark, {}, context, { ...info, fieldName: "html" } as ResolveInfo)
    : "";
};

const previousPosts: Resolver<PostNode> = async (post, _args, context) => {
  const older = await context.nodeModel.findAll({
    type: "BlogPost",
    query: {
      filter: { createdAt: { lt: post.createdAt } },
      sort: { fields: ["createdAt"], order: ["DESC"] },
      limit: maxPreviousPosts,
    },
  });
  return Array.from(older.entries);
};

/** A picture names a file beside its entry (`./banner-1.svg`), or the node of a downloaded file (`fileId`). */
const resolvePictureFile: Resolver<{ src: string; fileId?: string }> = (picture, _args, context) => {
  if (picture.fileId) return context.nodeModel.getNodeById({ id: picture.fileId, type: "File" });
  const entry = context.nodeModel.findRootNodeAncestor(picture, (node) => node.internal.type === "File");
  const directory = (entry as (Node & { dir: string }) | null)?.dir ?? "";
  const absolutePath = path.posix.join(directory, picture.src);
  return context.nodeModel.findOne({
    type: "File",
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
};

const resolveSvgSize: Resolver<{ extension: string; absolutePath: string }> = (file) =>
  file.extension === "svg" ? svgSize(file.absolutePath) : null;
