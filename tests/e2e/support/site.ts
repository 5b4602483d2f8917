import { comingPosts } from "../../../src/gatsby/data/coming-posts";
import { hasEnded } from "../../../src/shared/contest";
import { entryFolders, legalPage, pagePath, type EntryFolder } from "../../../src/shared/kinds";
import {
  articlePath,
  articlesPath,
  caseStudyPath,
  cityPath,
  paths,
  servicePath,
  technologyPath,
} from "../../../src/shared/paths";
import { toSlug } from "../../../src/shared/slug";
import { samplePosts, testPosts } from "../../agency-api/posts";
import {
  cases,
  cities,
  contentFolder,
  hasBlock,
  legalPages,
  navigation,
  readBlock,
  readContentFile,
  readSetting,
  services,
  slugsOf,
  technologies,
} from "./content";

/* Entries chosen by what a test needs, whatever their names, and the pages that the content implies. */

export const cityWithCase = cities.find(({ slug }) => cases.some(({ city }) => city === slug));
export const measuredService = services.find(({ measure }) => measure);
const [caseWithPictures] = cases.toSorted((a, b) => b.images.length - a.images.length);

/** The first service and the last technology of the header's menus, as their links have them. */
const [service, technology] = [
  services.find(({ slug }) => slug === navigation.services[0]?.items[0]),
  technologies.find(({ slug }) => slug === navigation.technologies.at(-1)?.items.at(-1)),
];
export const menuLinks = {
  service: { name: service?.name ?? "", address: servicePath(service?.slug ?? "") },
  technology: { name: technology?.name ?? "", address: technologyPath(technology?.slug ?? "") },
};

/** The key figures, as the pages show them: « +40 ». */
export const keyStats = readSetting<{ items: { value: number }[] }>("key-stats").items.map(
  ({ value }) => `+${value}`,
);

export const contest = readBlock<{
  readonly endDate: string;
  readonly afterEnd: string;
  readonly rules: readonly string[];
  readonly endedNotice: string;
  readonly closedNotice: string;
  readonly ownership: string;
}>("contest", "contest");
/** Whether the contest's page has its form: an editor may close the contest when it has ended. */
export const contestFormIsShown =
  contest !== undefined && (contest.afterEnd === "next" || !hasEnded(contest.endDate, new Date()));

const coming = comingPosts(contentFolder);

/** The Markdown posts that are on the site: those that wait for their day are not. */
const ownPosts = slugsOf("blog").filter((slug) => !coming.includes(slug));
/** Paths of the articles that are ours, not the API's authors'. */
export const ownArticles: ReadonlySet<string> = new Set(ownPosts.map(articlePath));
/** Our post with at least five headings and the most text below each. */
const [structured] = ownPosts
  .map((slug) => {
    const text = readContentFile(`content/blog/${slug}/index.md`).replace(/```[\s\S]*?```/g, "");
    const headings = text.match(/^#{1,3} /gm)?.length ?? 0;
    return { slug, headings, length: text.length };
  })
  .filter(({ headings }) => headings > 4)
  .toSorted((a, b) => b.length / b.headings - a.length / a.headings);
export const structuredArticle = structured && articlePath(structured.slug);

/** The late post of the stand-in: found by its slug, and not there when the site is built. */
export const latePost = samplePosts.find(({ late }) => late)!;

/** A post of the API with code, which is there in each demonstration. */
const apiPost = samplePosts.find(({ content, late }) => !late && content.includes("<pre"))!;

/** Paths of all articles that are there when the site is built for tests. */
const articles = [
  ...ownArticles,
  ...testPosts.filter(({ late }) => !late && hasBlock("blog")).map(({ slug }) => articlePath(slug)),
];

const addressesOf = (kind: EntryFolder): readonly string[] =>
  kind.path === articlesPath ? articles : slugsOf(kind.folder).map((slug) => pagePath(kind, slug));

/** Entries, their lists and the terms have a copy in Markdown. */
export const copiedPages: readonly string[] = [
  ...entryFolders.flatMap(addressesOf),
  ...entryFolders.flatMap((kind) => (kind.menu && addressesOf(kind).length > 0 ? kind.path : [])),
  ...(hasBlock("terms") ? [paths.terms] : []),
];

/** Every page that content and the route table ask for, but for lists of articles. */
export const requiredPages: readonly string[] = [
  ...[paths.home, paths.quote, paths.contact, paths.siteMap],
  ...(hasBlock("contest") ? [paths.contest] : []),
  ...legalPages.map((name) => pagePath(legalPage, name)),
  ...copiedPages,
];

const first = (toPath: (slug: string) => string, ...wanted: readonly ({ slug: string } | undefined)[]) => {
  const entry = wanted.find((one) => one);
  return entry && toPath(entry.slug);
};

/** The list of a kind, and its first entry, each under its French name. */
const templatesOf = (kind: EntryFolder): [string, string | undefined][] => [
  [toSlug(kind.one.replace(/^une? /, "")), addressesOf(kind)[0]],
  ...(kind.menu ? [[kind.path.slice(1), kind.path] as [string, string]] : []),
];

/** One address per template, for what is tried on each of them: an entry with as many blocks as there is one. */
export const templates: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    accueil: paths.home,
    devis: paths.quote,
    contact: paths.contact,
    ...Object.fromEntries(entryFolders.flatMap(templatesOf)),
    service: first(servicePath, measuredService, ...services),
    technologie: first(
      technologyPath,
      // What is no tag in its code would be taken for one.
      technologies.find(({ excerpt, service }) => service && excerpt && !excerpt.code.includes("<")),
      technologies.find(({ excerpt }) => excerpt),
      ...technologies,
    ),
    ville: first(cityPath, cityWithCase, ...cities),
    realisation: first(caseStudyPath, caseWithPictures),
    blog: hasBlock("blog") ? paths.blog : undefined,
    article: structuredArticle ?? ownArticles.values().next().value,
    "article-api": hasBlock("blog") ? articlePath(apiPost.slug) : undefined,
    "confirmation-devis": `${paths.success}?type=devis`,
    "confirmation-contact": paths.success,
    "jeu-concours": hasBlock("contest") ? paths.contest : undefined,
    "nos-conditions": hasBlock("terms") ? paths.terms : undefined,
    introuvable: "/cette-page-n-existe-pas",
    "mentions-legales": paths.legalNotice,
    "plan-du-site": paths.siteMap,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined),
);

/** The address of a template that the site has, whatever the content. */
export const addressOf = (template: string): string => templates[template] ?? paths.home;
