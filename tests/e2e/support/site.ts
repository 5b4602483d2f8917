import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { blogTag } from "../../../src/shared/blog-tag";
import { articlePath, cityPath, paths, servicePath, technologyPath } from "../../../src/shared/paths";
import { comingPosts } from "../../../src/gatsby/coming-posts";
import { posts as standInPosts } from "../../agency-api/posts";

const content = path.join(__dirname, "../../../content");

const folders = (kind: string): string[] =>
  readdirSync(path.join(content, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const coming = comingPosts(content);
/** Slugs of the Markdown posts of the site; those that wait for their day are not on it. */
export const markdownPosts = folders("blog").filter((slug) => !coming.includes(slug));
/** Paths of the articles that are ours, not the API's authors'. */
export const ownArticles: ReadonlySet<string> = new Set(markdownPosts.map(articlePath));
const publishedPosts = standInPosts.filter(({ late }) => !late).map(({ slug }) => slug);

/** A setting of the site, as its file holds it. */
export function readSetting<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(path.join(content, "settings", `${name}.json`), "utf8")) as Shape;
}

/** The key figures, as the pages show them: « +40 ». */
export const keyStats = readSetting<{ items: { value: number }[] }>("key-stats").items.map(
  ({ value }) => `+${value}`,
);

/** The late post of the stand-in: found by its slug, and not there when the site is built. */
export const latePost = standInPosts.find(({ late }) => late) ?? standInPosts[0];

/** Tags of the Markdown posts. */
function tags(): string[] {
  const all = markdownPosts.flatMap((slug) => {
    const [, front = ""] = readFileSync(path.join(content, "blog", slug, "index.md"), "utf8").split(/^---$/m);
    return (parse(front) as { tags: string[] }).tags;
  });
  return [...new Set(all)];
}

/** Every page that content and the route table ask for, and that search engines may list. */
export const listedPages: readonly string[] = [
  ...[paths.home, paths.quote, paths.contest, paths.contact, paths.services, paths.caseStudies, paths.blog],
  ...[paths.cities, paths.technologies],
  ...readdirSync(path.join(content, "legal")).map((file) => `/${path.basename(file, ".md")}`),
  ...folders("services").map(servicePath),
  ...folders("technologies").map(technologyPath),
  ...folders("cities").map(cityPath),
  ...[...markdownPosts, ...publishedPosts].map(articlePath),
  ...tags().map((tag) => blogTag(tag).path),
];

/** Pages outside the sitemap. */
export const unlistedPages: readonly string[] = [paths.success, paths.notFound];

/** One address per template, for what is tried on each of them. */
export const templates: Readonly<Record<string, string>> = {
  accueil: paths.home,
  devis: paths.quote,
  contact: paths.contact,
  services: paths.services,
  service: servicePath("erp-crm"),
  technologies: paths.technologies,
  technologie: technologyPath("postgresql"),
  villes: paths.cities,
  ville: cityPath("lyon"),
  realisations: paths.caseStudies,
  blog: paths.blog,
  theme: blogTag(tags()[0] ?? "").path,
  article: articlePath(markdownPosts[0] ?? ""),
  "article-api": articlePath("webhooks-recevoir-sans-perdre"),
  "confirmation-devis": `${paths.success}?type=devis`,
  "confirmation-contact": paths.success,
  "jeu-concours": paths.contest,
  introuvable: "/cette-page-n-existe-pas",
  "mentions-legales": paths.legalNotice,
};
