import { tables } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { paths } from "../../shared/paths";

const controls = new Set("NAV ASIDE FORM BUTTON svg".split(" "));
const endings = new Set<string | null>([paths.quote, paths.contact]);

/**
 * Whether copies leave an element out: navigation, controls, decoration, and what is the same on other pages
 * (`data-shared`). Every copy ends with links to the quote form and the contact page, so links that stand alone, as
 * buttons do, are left out. Not a selector: the parser compiles one anew for each element, half the time of a copy.
 */
const isNotOwn = (node: HTMLElement): boolean =>
  controls.has(node.nodeName) ||
  node.getAttribute("aria-hidden") === "true" ||
  node.hasAttribute("data-shared") ||
  (node.parentNode?.nodeName === "DIV" && node.nodeName === "A" && endings.has(node.getAttribute("href")));

/**
 * A page's own content in Markdown, in the reading order of a screen reader.
 *
 * @param html the page's document
 * @param rewrite gives the targets of links and pictures in the copy
 */
export function pageToMarkdown(html: string, rewrite: (target: string) => string): string {
  const [, main] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (!main) throw new Error("Une page n’a pas de <main>\u00a0: voir src/layout/layout.tsx.");
  const target = (node: HTMLElement, attribute: string) => rewrite(node.getAttribute(attribute) ?? "");
  const inOneLine = (content: string) =>
    content
      .trim()
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .join(" ");

  return converter()
    .addRule("link", {
      filter: (node) => node.nodeName === "A" && node.hasAttribute("href"),
      replacement: (content, node) => {
        // Links with no text between them are separate on the screen.
        const apart = node.previousSibling?.nodeName === "A" ? "\n" : "";
        return `${apart}[${inOneLine(content)}](${target(node as HTMLElement, "href")})`;
      },
    })
    .addRule("picture", {
      filter: "img",
      replacement: (_content, node) => {
        const alt = (node as HTMLElement).getAttribute("alt");
        return alt ? `![${text(alt)}](${target(node as HTMLElement, "src")})` : "";
      },
    })
    .addRule("term", {
      filter: "dt",
      replacement: (content) => `\n- **${inOneLine(content)}**`,
    })
    .addRule("its description", {
      filter: "dd",
      replacement: (content) => `\n  ${inOneLine(content)}`,
    })
    .addRule("card", {
      filter: (node) => node.nodeName === "LI" && node.querySelectorAll("h2, h3").length > 0,
      replacement: (content) => `\n\n${content}\n\n`,
    })
    .addRule("not the page’s own", {
      filter: isNotOwn,
      replacement: () => "",
    })
    .turndown(main.replaceAll("\u2060", ""));
}

/** Escapes plain text, so that nothing in it is read as Markdown. */
export const text = (plain: string): string => converter().escape(plain);

function converter(): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    codeBlockStyle: "fenced",
    bulletListMarker: "-",
  });
  service.use(tables);
  // Turndown leaves « < » alone, which begins a tag in Markdown.
  const escapeMarks = service.escape.bind(service);
  service.escape = (plain) => escapeMarks(plain).replaceAll("<", "\\<");
  return service;
}
