import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { blogTag } from "../../../src/shared/blog-tag";
import {
  articlePath,
  caseStudyPath,
  cityPath,
  listPagePath,
  paths,
  servicePath,
  technologyPath,
} from "../../../src/shared/paths";
import { comingPosts } from "../../../src/gatsby/coming-posts";
import { postsPerPage } from "../../../src/gatsby/create-blog-list-pages";
import { hasEnded } from "../../../src/shared/contest";
import { posts as standInPosts } from "../../agency-api/posts";

const content = path.join(__dirname, "../../../content");

const folders = (kind: string): string[] =>
  readdirSync(path.join(content, kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const coming = comingPosts(content);
/** Slugs of the Markdown posts of the site; those that wait for their day are not on it. */
export const markdownPosts = folders("blog").filter((slug) => !coming.includes(slug));
/** Slugs of the cases. */
export const caseSlugs = folders("case-studies");
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

/** Mailboxes and phone, as the forms and pages name them. */
export const { mailboxes, phone } = readSetting<{
  mailboxes: Record<"general" | "sales" | "press" | "recruitment", string>;
  phone: { display: string; href: string };
}>("site");

const { endDate, afterEnd } = readSetting<{ endDate: string; afterEnd: string }>("contest");
/** Whether the contest's page has its form: an editor may close the contest when it has ended. */
export const contestFormIsShown = afterEnd === "next" || !hasEnded(endDate, new Date());

/** The late post of the stand-in: found by its slug, and not there when the site is built. */
export const latePost = standInPosts.find(({ late }) => late) ?? standInPosts[0];

/** Day and tags of a Markdown post. */
function frontOf(slug: string): { date: string; tags: string[] } {
  const [, front = ""] = readFileSync(path.join(content, "blog", slug, "index.md"), "utf8").split(/^---$/m);
  return parse(front, { schema: "failsafe" }) as { date: string; tags: string[] };
}

/** Paths of all articles that are there when the site is built. */
const articles = [...markdownPosts, ...publishedPosts].map(articlePath);

/** Path of the list of each tag of each Markdown post. */
const tagPaths = markdownPosts.flatMap((slug) => frontOf(slug).tags.map((tag) => blogTag(tag).path));

/** `/blog`, `/blog/page/2` … for as many posts. */
const listPages = (list: string, posts: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(posts / postsPerPage)) }, (_, index) =>
    listPagePath(list, index + 1),
  );

/** Every page that content and the route table ask for, and that search engines may list. */
export const listedPages: readonly string[] = [
  ...[paths.home, paths.quote, paths.contest, paths.contact, paths.services, paths.caseStudies],
  ...[paths.cities, paths.technologies, paths.siteMap],
  ...readdirSync(path.join(content, "legal"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => `/${path.basename(file, ".md")}`),
  ...folders("services").map(servicePath),
  ...folders("technologies").map(technologyPath),
  ...folders("cities").map(cityPath),
  ...folders("case-studies").map(caseStudyPath),
  ...articles,
  ...listPages(paths.blog, articles.length),
  ...[...new Set(tagPaths)].flatMap((tagPath) =>
    listPages(tagPath, tagPaths.filter((one) => one === tagPath).length),
  ),
];

/** Pages outside the sitemap. */
export const unlistedPages: readonly string[] = [paths.success, paths.notFound];

/** One address per template, for what is tried on each of them. */
export const templates: Readonly<Record<string, string>> = {
  accueil: paths.home,
  devis: paths.quote,
  contact: paths.contact,
  services: paths.services,
  // It has every block that a service may have.
  service: servicePath("site-vitrine"),
  technologies: paths.technologies,
  technologie: technologyPath("postgresql"),
  villes: paths.cities,
  ville: cityPath("lyon"),
  realisations: paths.caseStudies,
  realisation: caseStudyPath("fluxandre"),
  blog: paths.blog,
  theme: tagPaths[0] ?? "",
  article: articlePath(markdownPosts[0] ?? ""),
  "article-api": articlePath("webhooks-recevoir-sans-perdre"),
  "confirmation-devis": `${paths.success}?type=devis`,
  "confirmation-contact": paths.success,
  "jeu-concours": paths.contest,
  introuvable: "/cette-page-n-existe-pas",
  "mentions-legales": paths.legalNotice,
  "plan-du-site": paths.siteMap,
};
