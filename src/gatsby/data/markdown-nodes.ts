import path from "node:path";
import type { CreateNodeArgs, Node } from "gatsby";
import { readingMinutes } from "../../blog/reading-time";
import { blogTag } from "../../shared/blog-tag";

/** The fields of a gatsby-transformer-remark node that are read here. */
export interface RemarkNode extends Node {
  rawMarkdownBody: string;
  frontmatter: Record<string, unknown>;
}

/** Front matter of `content/blog/*`; its shape is checked against `blog-post.schema.json`. */
interface PostFrontmatter {
  title: string;
  description: string;
  date: string;
  updated?: string;
  verifiedOn?: string;
  image: { src: string; alt: string };
  tags: string[];
}

/** Makes the `MarkdownPost` of `blog/<slug>/index.md`. The body stays with the remark node, its parent. */
export function createMarkdownPostNode(args: CreateNodeArgs<RemarkNode>, relativePath: string): void {
  const { node } = args;
  const post = node.frontmatter as unknown as PostFrontmatter;
  createChild(args, "MarkdownPost", {
    slug: path.posix.basename(path.posix.dirname(relativePath)),
    title: post.title,
    description: post.description,
    createdAt: new Date(post.date).toISOString(),
    updatedAt: post.updated ? new Date(post.updated).toISOString() : null,
    verifiedOn: post.verifiedOn ? new Date(post.verifiedOn).toISOString() : null,
    image: post.image,
    tags: post.tags.map(blogTag),
    readingMinutes: readingMinutes(node.rawMarkdownBody),
  });
}

/** Makes the `LegalPage` of `legal/<slug>.md`. */
export function createLegalPageNode(args: CreateNodeArgs<RemarkNode>, relativePath: string): void {
  const { title, description } = args.node.frontmatter;
  createChild(args, "LegalPage", { slug: path.posix.basename(relativePath, ".md"), title, description });
}

function createChild(args: CreateNodeArgs<RemarkNode>, type: string, fields: Record<string, unknown>): void {
  const { actions, createContentDigest, createNodeId, node } = args;
  const child = {
    ...fields,
    id: createNodeId(`${node.id} ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest([fields, node.rawMarkdownBody]) },
  };
  actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
