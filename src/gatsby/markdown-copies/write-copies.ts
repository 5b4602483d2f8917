import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { absoluteUrl } from "../../seo/absolute-url";
import { demonstrationNotice } from "../../shared/demonstration";
import { htmlToText } from "../../shared/html";
import { markdownPath, paths } from "../../shared/paths";
import { replyTime } from "../../shared/text/number";
import { listPages, type ListedPage } from "./list-pages";
import { pageToMarkdown, text } from "./markdown";

/**
 * Writes the cases, services, technologies, cities and articles, their lists and the terms as Markdown beside their pages,
 * and `llms.txt`, the list of all of them with the questions (llmstxt.org): pages for machines that read. `src/publish` leaves out copies of pages that are gone.
 *
 * @param published folder of the built site
 * @param made file that keeps from which document and links each copy was made: one from the same is not made again
 */
export async function writeMarkdownCopies(
  graphql: CreatePagesArgs["graphql"],
  published: string,
  made: string,
): Promise<void> {
  const { data, sections } = await listPages(graphql);
  const { siteUrl } = data.site.siteMetadata;
  const { tagline, demonstration } = data.siteSettings;
  const pages = Object.values(sections).flat();
  const copied = new Set(pages.map((page) => page.path));
  const ways = [
    `- Devis gratuit\u00a0: <${absoluteUrl(siteUrl, paths.quote)}>, réponse sous ${replyTime(data.claimsSettings)}`,
    `- Contact\u00a0: <${absoluteUrl(siteUrl, paths.contact)}>`,
  ].join("\n");

  write(
    paths.llms,
    `# ${text(data.brandSettings.name)}`,
    `> ${text(tagline)}`,
    ...(demonstration ? [demonstrationNotice] : []),
    ways,
    // Before the first heading: below one, the format has lists of links alone.
    "Questions fréquentes\u00a0:",
    data.faqSettings.items
      .map(({ question, answer }) => `- **${text(question)}** ${text(htmlToText(answer))}`)
      .join("\n"),
    ...Object.entries(sections).flatMap(([name, listed]) =>
      listed.length ? [`## ${name}`, listed.map(line).join("\n")] : [],
    ),
  );
  const before = existsSync(made) ? (JSON.parse(readFileSync(made, "utf8")) as Record<string, string>) : {};
  const now: Record<string, string> = {};
  for (const { path: page } of pages) {
    const html = readFileSync(path.join(published, page, "index.html"), "utf8");
    const address = absoluteUrl(siteUrl, page);
    const [, canonical = address] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    const rewrite = (target: string) => absoluteTarget(target, address);
    const links = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = ""]) => rewrite(target));
    const digest = createHash("sha1")
      .update(JSON.stringify([html, links, ways]))
      .digest("hex");
    now[page] = digest;
    if (before[page] === digest && existsSync(path.join(published, markdownPath(page)))) continue;
    const [title = "", ...blocks] = pageToMarkdown(html, rewrite).split("\n\n");
    write(markdownPath(page), title, `Page\u00a0: <${canonical}>`, ...blocks, "---", ways);
  }
  writeFileSync(made, JSON.stringify(now));

  function line({ path, title, summary }: ListedPage): string {
    return `- [${text(title)}](${absoluteUrl(siteUrl, markdownPath(path))}): ${text(summary)}`;
  }

  /** Links work wherever the copy is read, and lead to copies where there are. Those of other sites stay as they are. */
  function absoluteTarget(target: string, base: string): string {
    if (!URL.canParse(target, base)) return target;
    const url = new URL(target, base);
    if (url.origin !== siteUrl) return target;
    const isCopied = copied.has(url.pathname) && !url.hash;
    return absoluteUrl(siteUrl, isCopied ? markdownPath(url.pathname) : url.href);
  }

  function write(name: string, ...blocks: readonly string[]): void {
    const file = path.join(published, name);
    const content = `${blocks.join("\n\n")}\n`;
    // An unchanged copy keeps its date, which hosts compare.
    if (!existsSync(file) || readFileSync(file, "utf8") !== content) writeFileSync(file, content);
  }
}
