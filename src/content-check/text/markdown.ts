import fromMarkdown from "mdast-util-from-markdown";
import { fromMarkdown as tableNodes } from "mdast-util-gfm-table";
import tableSyntax from "micromark-extension-gfm-table";

/** A node of the syntax tree (mdast). Offsets are indexes in the text. */
interface Node {
  readonly type: string;
  readonly position: {
    readonly start: { readonly offset: number };
    readonly end: { readonly offset: number };
  };
  readonly children?: readonly Node[];
  readonly depth?: number;
  /** Of a numbered list: its first number. */
  readonly start?: number | null;
  readonly url?: string;
  readonly alt?: string;
  readonly label?: string;
  readonly identifier?: string;
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

/** Markup (tags, brackets of links) hidden, one sign for one, so that indexes stay true; line ends stay. */
export const blankMarkup = (text: string): string => text.replace(/[^\n]/g, "\ufffc");

/** What is not prose (code, addresses, escapes) hidden likewise. */
export const blank = (text: string): string => text.replace(/[^\n]/g, "\ue000");

/** Masks the code of a Markdown text: blocks and spans. Indexes in the result are those of the text. */
export function maskCode(text: string): string {
  return markdownNodes(text)
    .filter(({ type }) => type === "code" || type === "inlineCode")
    .reduce(
      (masked, { from, to }) => masked.slice(0, from) + blank(masked.slice(from, to)) + masked.slice(to),
      text,
    );
}

/** A link, a picture or the definition of a link. */
interface MarkdownLink {
  readonly image: boolean;
  readonly label: string;
  readonly href: string;
  readonly index: number;
}

/** The links and pictures of a Markdown text, in order of appearance; bare addresses are left alone. */
export function markdownLinks(text: string): MarkdownLink[] {
  return markdownNodes(text).flatMap(({ type, from, url, alt, label, children = [] }) => {
    if (url === undefined) return [];
    if (type === "link" && !/^(?:\[|<(?:https?|mailto|tel):)/.test(text.slice(from))) return [];
    const [first, last] = [children[0]?.position.start.offset, children.at(-1)?.position.end.offset];
    const own = type === "link" && text[from] === "[" ? text.slice(first ?? 0, last ?? 0) : undefined;
    return { image: type === "image", label: own ?? alt ?? label ?? "", href: url, index: from };
  });
}

/**
 * No-break spaces right after the sign that opens a heading or an item, where a Mac types one while Alt is held: the parser
 * takes the line for text.
 */
export const unbrokenMarks = (text: string): { index: number; length: number; mark: string }[] =>
  Array.from(
    maskCode(text).matchAll(
      /(?<=^[ \t>]*(#{1,6}|[-*+]|\d{1,2}[.)]))[ \t]*[\u00a0\u202f][\s\u00a0\u202f]*(?=\S)/gm,
    ),
    ({ index, 0: space, 1: mark = "" }) => ({ index, length: space.length, mark }),
  );
