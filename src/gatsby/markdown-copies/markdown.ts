import { tables } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

const service = new TurndownService({ headingStyle: "atx", codeBlockStyle: "fenced", bulletListMarker: "-" });
service.use(tables);
// Turndown leaves « < » alone, which begins a tag in Markdown.
const escapeMarks = service.escape.bind(service);
service.escape = (plain) => escapeMarks(plain).replaceAll("<", "\\<");

/** Plain text as Markdown: none of its signs is a mark. */
export const text = (plain: string): string => service.escape(plain);

/** Checked or sanitised HTML as Markdown. */
export const fromHtml = (html: string): string => service.turndown(html);

export const link = (label: string, path: string): string => `[${text(label)}](${path})`;

/** @param items Markdown of one line each */
export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** @param language as Prism names it */
export function codeBlock(code: string, language: string): string {
  const fence = code.includes("```") ? "````" : "```";
  return `${fence}${language === "markup" ? "html" : language}\n${code}\n${fence}`;
}

/** @param rows plain texts, the head first */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const cell = (plain: string): string => text(plain).replaceAll("|", "\\|");
  return [head.map(cell), head.map(() => "---"), ...rows.map((row) => row.map(cell))].map(line).join("\n");
}

/* Code and escaped signs, where nothing is a link; or what opens a link or names its target, and the target. */
const codeOrLink = /(`{3,})[\s\S]*?\1|`[^`\n]*`|\\.|(\]\(<?|^\[[^\]\n]+\]: <?)(?=[/#.]|https?:)([^\s)>]+)/gm;

/** Rewrites the targets of links and pictures in Markdown. */
export const withTargets = (markdown: string, rewrite: (target: string) => string): string =>
  markdown.replace(codeOrLink, (whole, _fence, opening?: string, target?: string) =>
    opening && target ? opening + rewrite(target) : whole,
  );
