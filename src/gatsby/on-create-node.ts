import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { entryTypeOf } from "./data/entry-types";
import { createLegalPageNode, createMarkdownPostNode, type RemarkNode } from "./data/markdown-nodes";

interface ContentFile extends Node {
  sourceInstanceName: string;
  relativePath: string;
  extension: string;
}

export const shouldOnCreateNode = ({ node }: { node: Node }): boolean =>
  node.internal.type === "File" || node.internal.type === "MarkdownRemark";

/**
 * Turns each JSON file of `content/` into a typed node, and each Markdown file into a post or a legal page, with their texts as
 * they were typed.
 */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node } = args;
  if (node.internal.type === "MarkdownRemark") {
    const file = args.getNode(node.parent ?? "") as ContentFile | undefined;
    const markdown = args as unknown as CreateNodeArgs<RemarkNode>;
    if (file?.relativePath.startsWith("blog/")) createMarkdownPostNode(markdown, file.relativePath);
    if (file?.relativePath.startsWith("legal/")) createLegalPageNode(markdown, file.relativePath);
    return;
  }
  const file = node as ContentFile;
  if (file.sourceInstanceName === "texts" && file.extension === "json") await createJsonNode(args, file);
};

async function createJsonNode(args: CreateNodeArgs, file: ContentFile): Promise<void> {
  const { actions, createContentDigest, createNodeId, loadNodeContent } = args;
  const type = entryTypeOf(file.relativePath);
  if (!type) return;
  const source = (await loadNodeContent(file)).replace(/^\ufeff/, "");
  const { $schema: _schema, ...entry } = JSON.parse(source) as Record<string, unknown>;
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
