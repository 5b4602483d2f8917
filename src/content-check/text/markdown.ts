import fromMarkdown from "mdast-util-from-markdown";
import { fromMarkdown as tableNodes } from "mdast-util-gfm-table";
import tableSyntax from "micromark-extension-gfm-table";
import { languageMarkAt } from "../../shared/text/finish";

/** A node of the syntax tree (mdast). Offsets are indexes in the text. */
interface Node {
  readonly type: string;
  readonly position: {
    readonly start: { readonly offset: number };
    readonly end: { readonly offset: number };
  };
  readonly children?: readonly Node[];
  readonly url?: string;
  readonly alt?: string;
}

export interface MarkdownNode extends Node {
  readonly from: number;
  readonly to: number;
}

/**
 * The parser inside gatsby-transformer-remark: what is Markdown here is Markdown on the page. Of GitHub's additions
 * only tables matter to the checks; the nodes of bare addresses would have no position.
 */
const parse = (text: string): Node =>
  fromMarkdown(text, { extensions: [tableSyntax], mdastExtensions: [tableNodes] }) as unknown as Node;
const parsed = new Map<string, readonly MarkdownNode[]>();

/** The nodes of a Markdown text in order of appearance, each before its children. */
export function markdownNodes(text: string): readonly MarkdownNode[] {
  const flat = (node: Node): MarkdownNode[] => [
    { ...node, from: node.position.start.offset, to: node.position.end.offset },
    ...(node.children ?? []).flatMap(flat),
  ];
  let nodes = parsed.get(text);
  if (!nodes) {
    nodes = flat(parse(text));
    // The rules go through all articles one after the other; of thousands the trees would fill the memory.
    if (parsed.size === 500) parsed.clear();
    parsed.set(text, nodes);
  }
  return nodes;
}

/** A text with its code, blocks and spans, replaced by spaces. Indexes in the result are those of the text. */
export const withoutCode = (text: string): string =>
  markdownNodes(text)
    .filter(({ type }) => type === "code" || type === "inlineCode")
    .reduce((rest, { from, to }) => blank(rest, from, to), text);

/** A text with its words of another language (`*…*{en}`) replaced by spaces, mark included. */
export const withoutForeign = (text: string): string =>
  (text.includes("*{") || text.includes("_{") ? markdownNodes(text) : [])
    .filter(({ type, to }) => /^(?:emphasis|strong)$/.test(type) && languageMarkAt(text.slice(to)))
    .reduce((rest, { from, to }) => blank(rest, from, text.indexOf("}", to) + 1), text);

/** A text with a stretch replaced by spaces; line ends stay. */
export const blank = (text: string, from: number, to: number): string =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, " ") + text.slice(to);

/** The pictures of a Markdown text, in order of appearance. */
export const markdownPictures = (text: string): { href: string; label: string; index: number }[] =>
  markdownNodes(text).flatMap(({ type, from, url = "", alt = "" }) =>
    type === "image" ? { href: url, label: alt, index: from } : [],
  );
