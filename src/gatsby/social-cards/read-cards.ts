import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { escapeHtml } from "../../shared/html";
import { articlePath, caseStudyPath, cityPath, paths, servicePath } from "../../shared/paths";
import { serviceTexts } from "../../shared/service-texts";
import { queryData } from "../data/query-data";

/** What a social card shows: a picture which fills it and, unless that is all, words on its left half. */
export interface Card {
  /** Absolute path. */
  readonly picture: string;
  /** Changes with the content of a picture that an editor or author gave. */
  readonly digest?: string;
  /** A few words above the title: the kind of page, or its subject. */
  readonly kicker?: string | undefined;
  /** Checked HTML; `span` with class `green` is set in the accent colour. */
  readonly title?: string | undefined;
  /** A sentence below the title, where there is no picture to look at. */
  readonly lead?: string;
}

/** Picture of the pages that have none of their own: the contour lines of the home page. */
export const contours = path.resolve("src/components/contours.svg");

const pageNames = ["quote", "contact", "caseStudies", "blog", "cities", "technologies", "siteMap"] as const;

/** With the path of its page. */
export type PageCard = Card & { readonly page: string };
type Picture = Readonly<{ src: { absolutePath: string; internal: { contentDigest: string } } }>;
type Text = Readonly<Record<"title" | "lead", string>>;
type Entries<Entry> = Readonly<{ nodes: readonly (Entry & { slug: string })[] }>;
interface List {
  readonly label: string;
  readonly path: string;
  readonly entries: readonly {
    readonly to: string;
    readonly label: string;
    readonly pictures: readonly Picture[];
  }[];
}
interface CardData extends Record<"site", Text>, Record<"home" | "servicesPage", { hero: Text }> {
  readonly lists: readonly List[];
  readonly cities: Entries<{ city: string; headline: string; banner1: Picture }>;
  readonly services: Entries<{ name: string; heroTitle: string | null; banner1: Picture }>;
  readonly caseStudies: Entries<{ title: string; lead: string }>;
  readonly posts: Entries<{ title: string; image: Picture | null }>;
  readonly legal: Entries<Text>;
  readonly contest: Text | null;
  readonly terms: Text | null;
  /** The pages that the site has: it may do without some. */
  readonly existing: Readonly<{ nodes: readonly { readonly path: string }[] }>;
  readonly pages: Record<(typeof pageNames)[number], Text>;
}

const query = /* GraphQL */ `
  fragment Image on Picture { src { absolutePath internal { contentDigest } } }
  query {
    cities: allCity { nodes { slug city headline banner1 { ...Image } } }
    services: allService { nodes { slug name heroTitle banner1 { ...Image } } }
    lists: entryLists { label path entries { to label pictures { ...Image } } }
    caseStudies: allCaseStudy { nodes { slug title lead: clientName } }
    posts: allBlogPost { nodes { slug title image { ...Image } } }
    legal: allLegalPage { nodes { slug title lead: description } }
    existing: allSitePage { nodes { path } }
    site: siteSettings { lead: tagline }
    home: homeSettings { hero { title } }
    servicesPage: servicesPageSettings { hero { title lead: subtitle } }
    contest: contestSettings { title lead }
    terms: termsSettings { title lead }
    pages: pagesSettings {
      quote { title lead } contact { title: headline lead } caseStudies { title lead } blog { title lead }
      cities { title lead } technologies { title lead } siteMap { title lead }
    }
  }
`; // prettier-ignore

/** One card per service, technology, city, case, article and fixed page. @throws Error when the data cannot be queried */
export async function readCards(graphql: CreatePagesArgs["graphql"]): Promise<PageCard[]> {
  const data = await queryData<CardData>(graphql, query);
  const { home, pages, servicesPage, site } = data;
  const plain = (page: string, words: Text): PageCard => ({ page, picture: contours, ...words });
  const text = (page: string, { title, lead }: Text): PageCard =>
    plain(page, { title: escapeHtml(title), lead });
  const existing = new Set(data.existing.nodes.map(({ path }) => path));
  // The cards of a kind below override those of all kinds.
  const cards = [
    ...data.lists.flatMap(({ label: kicker, path, entries }) => [
      text(path, { title: kicker, lead: site.lead }),
      ...entries.map(({ to, label, pictures: [picture] }) =>
        picture ? pictured(to, picture, kicker, escapeHtml(label)) : text(to, { title: label, lead: kicker }),
      ),
    ]),
    ...data.cities.nodes.map((city) => pictured(cityPath(city.slug), city.banner1, city.city, city.headline)),
    ...data.services.nodes.map(({ slug, name, heroTitle, banner1 }) =>
      pictured(servicePath(slug), banner1, name, serviceTexts({ name, heroTitle }).heroTitle),
    ),
    ...data.caseStudies.nodes.map(({ slug, ...words }) => text(caseStudyPath(slug), words)),
    ...data.posts.nodes.map(({ slug, title, image }) =>
      image ? pictured(articlePath(slug), image) : text(articlePath(slug), { title, lead: "Le blog" }),
    ),
    ...data.legal.nodes.map((legal) => text(`/${legal.slug}`, legal)),
    plain(paths.home, { title: home.hero.title, lead: site.lead }),
    plain(paths.services, servicesPage.hero),
    ...(data.contest ? [text(paths.contest, data.contest)] : []),
    ...(data.terms ? [text(paths.terms, data.terms)] : []),
    ...pageNames.map((name) => text(paths[name], pages[name])),
  ];
  const byPage = new Map(cards.map((card) => [card.page, card]));
  return [...byPage.values()].filter(({ page }) => existing.has(page));
}

const pictured = (page: string, { src }: Picture, kicker?: string, title?: string): PageCard => ({
  ...{ page, kicker, title },
  picture: src.absolutePath,
  digest: src.internal.contentDigest,
});
