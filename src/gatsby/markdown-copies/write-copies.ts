import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { absoluteUrl } from "../../seo/absolute-url";
import { demonstrationNotice } from "../../shared/demonstration";
import { markdownPath, paths } from "../../shared/paths";
import { replyTime } from "../../shared/calendar/reply-time";
import { articleCopy, caseStudyCopy, cityCopy, serviceCopy, technologyCopy, type Copy } from "./copies";
import { link, list, text, withTargets } from "./markdown";
import { readContent, type CopiedContent } from "./read-content";

/**
 * Writes the cases, services, technologies, cities and articles as Markdown beside their pages, and `llms.txt`, the list
 * of all of them (llmstxt.org): pages for machines that read. Copies of pages that are gone are removed.
 *
 * @param published folder of the built site
 */
export async function writeMarkdownCopies(
  graphql: CreatePagesArgs["graphql"],
  published: string,
): Promise<void> {
  const files = markdownFiles(await readContent(graphql));
  const folders = new Set([...files.keys()].map((file) => path.dirname(file).slice(1)).filter(Boolean));
  const patterns = [...folders].map((folder) => `${folder}/*.md`);
  for (const file of globSync(patterns, { cwd: published }))
    if (!files.has(`/${file}`)) rmSync(path.join(published, file));
  for (const [name, content] of files) {
    const file = path.join(published, name);
    // What has not changed keeps its date, which hosts compare.
    if (existsSync(file) && readFileSync(file, "utf8") === content) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The files by their paths in the site. */
export function markdownFiles(content: CopiedContent): Map<string, string> {
  const { tagline, demonstration } = content.siteSettings;
  const sections = {
    Réalisations: content.allCaseStudy.nodes.map((study) => caseStudyCopy(study, demonstration === true)),
    Services: content.allService.nodes.map(serviceCopy),
    Technologies: content.allTechnology.nodes.map(technologyCopy),
    Villes: content.allCity.nodes.map(cityCopy),
    Articles: content.allBlogPost.nodes.map(articleCopy),
  };
  const copies = Object.values(sections).flat();
  const copied = new Set(copies.map((copy) => copy.path));
  const { siteUrl } = content.site.siteMetadata;
  const ways = list([
    `Devis gratuit\u00a0: <${absoluteUrl(siteUrl, paths.quote)}>, réponse sous ${replyTime(content.claimsSettings)}`,
    `Contact\u00a0: <${absoluteUrl(siteUrl, paths.contact)}>`,
  ]);
  const index = [
    `# ${text(content.brandSettings.name)}`,
    `> ${text(tagline)}`,
    demonstration && demonstrationNotice,
    ways,
    ...Object.entries(sections).flatMap(([name, list]) => (list.length ? [`## ${name}`, listed(list)] : [])),
  ];
  return new Map([
    [paths.llms, joined(index, (target) => absoluteUrl(siteUrl, target))],
    ...copies.map((copy) => [markdownPath(copy.path), whole(copy)] as const),
  ]);

  function whole({ path, title, seo, blocks }: Copy): string {
    const address = absoluteUrl(siteUrl, path);
    const canonical = absoluteUrl(siteUrl, seo?.canonical ?? path);
    const all = [`# ${text(title)}`, `Page\u00a0: <${canonical}>`, ...blocks, "---", ways];
    return joined(all, (target) => absoluteTarget(target, address));
  }

  /** Links work wherever the copy is read, and lead to copies where there are. Those of other sites stay as they are. */
  function absoluteTarget(target: string, base: string): string {
    if (!URL.canParse(target, base)) return target;
    const url = new URL(target, base);
    if (url.origin !== siteUrl) return target;
    const isCopied = copied.has(url.pathname) && !url.hash;
    return absoluteUrl(siteUrl, isCopied ? markdownPath(url.pathname) : url.href);
  }
}

const listed = (copies: readonly Copy[]): string =>
  list(copies.map(({ path, title, summary }) => `${link(title, markdownPath(path))}: ${text(summary)}`));

const joined = (blocks: Copy["blocks"], rewrite: (target: string) => string): string =>
  `${withTargets(blocks.filter(Boolean).join("\n\n"), rewrite)}\n`;
