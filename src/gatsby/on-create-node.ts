import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node, NodePluginArgs } from "gatsby";
import { completeEntry } from "../shared/facts/complete-entry";
import { holdsFacts } from "../shared/facts/facts";
import { entryTypeOf } from "./data/entry-types";
import { factsOfContent } from "./data/content-facts";
import { createLegalPageNode, createMarkdownPostNode, type RemarkNode } from "./data/markdown-nodes";

interface ContentFile extends Node {
  sourceInstanceName: string;
  relativePath: string;
  extension: string;
}

export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "File" || node.internal.type === "MarkdownRemark";

/**
 * Turns each JSON file of `content/` into a typed node, and each Markdown file into a post or a legal page, their marks
 * filled. A file that holds facts has the others made anew: those whose texts change with it are rendered again.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node } = args;
  await createEntry(args, node);
  if (!isText(node) || !holdsFacts(node.relativePath) || !factsOfContent.renew()) return;
  for (const file of args.getNodesByType("File")) await createEntry(args, file);
  for (const markdown of args.getNodesByType("MarkdownRemark")) await createEntry(args, markdown);
};

const isText = (node: Node): node is ContentFile =>
  node.internal.type === "File" && (node as ContentFile).sourceInstanceName === "texts";

async function createEntry(args: NodePluginArgs, node: Node): Promise<void> {
  if (node.internal.type === "MarkdownRemark") {
    const file = args.getNode(node.parent ?? "") as ContentFile | undefined;
    const markdown = { ...args, node } as CreateNodeArgs<RemarkNode>;
    if (file?.relativePath.startsWith("blog/")) createMarkdownPostNode(markdown, file.relativePath);
    if (file?.relativePath.startsWith("legal/")) createLegalPageNode(markdown, file.relativePath);
    return;
  }
  if (isText(node) && node.extension === "json") await createJsonNode(args, node);
}

async function createJsonNode(args: NodePluginArgs, file: ContentFile): Promise<void> {
  const { actions, createContentDigest, createNodeId, loadNodeContent } = args;
  const type = entryTypeOf(file.relativePath);
  if (!type) return;
  const data: unknown = JSON.parse(await loadNodeContent(file));
  const { $schema: _schema, ...entry } = completeEntry(
    { path: file.relativePath, data },
    factsOfContent.current(),
  ) as Record<string, unknown>;
  const node = {
    ...entry,
    slug: path.posix.basename(path.posix.dirname(file.relativePath)),
    id: createNodeId(`content ${file.relativePath}`),
    parent: file.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(entry) },
  };
  actions.createNode(node);
  actions.createParentChildLink({ parent: file, child: node });
}
