import { tables } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { paths } from "../../shared/paths";

/**
 * What leads through the site, is pressed, is only seen, or stands alike on other pages (`data-shared`). Every copy ends with
 * the ways to a quote and to a contact: a link there that stands alone is a button.
 */
const notOwn = [
  "nav, aside, form, button, svg, [aria-hidden=true], [data-shared]",
  `div > :is(a[href="${paths.quote}"], a[href="${paths.contact}"])`,
].join();

/**
 * A page's own part in Markdown, as a screen reader reads it: what its `main` says, without what other pages say too.
 *
 * @param html the page's document
 * @param rewrite gives the targets of links and pictures as the copy has them
 */
export function pageToMarkdown(html: string, rewrite: (target: string) => string): string {
  const [, main] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (!main) throw new Error("Une page n’a pas de <main>\u00a0: voir src/layout/layout.tsx.");
  const target = (node: HTMLElement, attribute: string) => rewrite(node.getAttribute(attribute) ?? "");
  const inOneLine = (content: string) => content.trim().replace(/\s*\n\s*/g, " ");

  return converter()
    .addRule("link", {
      filter: (node) => node.nodeName === "A" && node.hasAttribute("href"),
      replacement: (content, node) => {
        // Two without a word between them stand apart on the screen.
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
      filter: (node) => node.matches("li:has(h2, h3)"),
      replacement: (content) => `\n\n${content}\n\n`,
    })
    .addRule("not the page’s own", {
      filter: (node) => node.matches(notOwn),
      replacement: () => "",
    })
    .turndown(main);
}

/** Plain text as Markdown: none of its signs is a mark. */
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
