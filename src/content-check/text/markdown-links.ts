import { maskCode } from "./mask-code";

/** A link or a picture written in Markdown. */
export interface MarkdownLink {
  readonly image: boolean;
  readonly label: string;
  readonly href: string;
  /** Index of its first character in the text. */
  readonly index: number;
}

const link = /(!?)\[((?:[^[\]]|\[[^[\]]*\])*)\]\(\s*<?([^\s)>]*)>?(?:\s+["'(][^"')]*["')])?\s*\)/g;
const definition = /^ {0,3}\[([^\]]+)\]:[ \t]*<?([^\s>]+)>?/gm;
const auto = /<((?:https?|mailto|tel):[^\s>]+)>/g;

/** The links and pictures of a Markdown text, in order of appearance; code is left alone. */
export function markdownLinks(text: string): MarkdownLink[] {
  const visible = maskCode(text);
  const inline = Array.from(visible.matchAll(link), (match) => ({
    image: match[1] === "!",
    label: text.slice(
      match.index + (match[1] ?? "").length + 1,
      match.index + (match[1] ?? "").length + 1 + (match[2] ?? "").length,
    ),
    href: match[3] ?? "",
    index: match.index,
  }));
  const definitions = Array.from(visible.matchAll(definition), ({ index, 1: label = "", 2: href = "" }) => ({
    image: false,
    label,
    href,
    index,
  }));
  const bare = Array.from(visible.matchAll(auto), ({ index, 1: href = "" }) => ({
    image: false,
    label: "",
    href,
    index,
  }));
  return [...inline, ...definitions, ...bare].sort((a, b) => a.index - b.index);
}
