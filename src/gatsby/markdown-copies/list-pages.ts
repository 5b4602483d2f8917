import type { CreatePagesArgs } from "gatsby";
import { htmlToText } from "../../shared/html";
import { articlePath, caseStudyPath, cityPath, paths, servicePath, technologyPath } from "../../shared/paths";
import { serviceTexts } from "../../shared/service-texts";
import { queryData } from "../data/query-data";

/** A page that has a copy, as the list of all copies names it, in plain text. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

interface Entry {
  readonly slug: string;
  readonly title: string;
  /** Null where a service's editor left it out. */
  readonly summary: string | null;
}

/** Of each type, the fields that are queried below. */
interface Content extends Record<
  "cases" | "services" | "technologies" | "cities" | "articles",
  { readonly nodes: readonly Entry[] }
> {
  readonly site: Pick<Queries.Site, "siteMetadata">;
  readonly brandSettings: Pick<Queries.BrandSettings, "name">;
  readonly siteSettings: Pick<Queries.SiteSettings, "tagline" | "demonstration">;
  readonly claimsSettings: Pick<Queries.ClaimsSettings, "replyHours">;
  readonly faqSettings: Pick<Queries.FaqSettings, "items">;
  readonly mainPages: readonly Queries.MainPage[];
  readonly pages: Readonly<Record<string, { readonly seo: { readonly description: string } } | null>>;
}

/** Main pages that have a copy, as `pages.json` names them. */
const mainCopies: Readonly<Record<string, string>> = {
  [paths.services]: "services",
  [paths.technologies]: "technologies",
  [paths.caseStudies]: "caseStudies",
  [paths.cities]: "cities",
  [paths.terms]: "terms",
};

const query = /* GraphQL */ `
  {
    site { siteMetadata { siteUrl } }
    brandSettings { name }
    siteSettings { tagline demonstration }
    claimsSettings { replyHours { value unit } }
    faqSettings { items { question answer } }
    mainPages { to label }
    pages: pagesSettings { ${Object.values(mainCopies)
      .map((name) => `${name} { seo { description } }`)
      .join(" ")} }
    cases: allCaseStudy(sort: { order: ASC }) { nodes { slug title summary } }
    services: allService(sort: { order: ASC }) { nodes { slug title: name summary: heroSubTitle } }
    technologies: allTechnology(sort: { slug: ASC }) { nodes { slug title: name summary } }
    cities: allCity(sort: { slug: ASC }) { nodes { slug title: city summary: lead } }
    articles: allBlogPost(sort: { createdAt: DESC }) { nodes { slug title summary: description } }
  }
`;

/** The pages that have a copy, by the headings of their list, and what that list begins with. */
export async function listPages(graphql: CreatePagesArgs["graphql"]) {
  const data = await queryData<Content>(graphql, query);
  const sections: Readonly<Record<string, readonly ListedPage[]>> = {
    Pages: data.mainPages.flatMap(({ to, label }) => {
      const summary = data.pages[mainCopies[to] ?? ""]?.seo.description;
      return summary ? { path: to, title: label, summary } : [];
    }),
    Réalisations: listed(data.cases, caseStudyPath),
    Services: listed(data.services, servicePath, serviceSummary),
    Technologies: listed(data.technologies, technologyPath),
    Villes: listed(data.cities, cityPath),
    Articles: listed(data.articles, articlePath, ({ summary }) => htmlToText(summary ?? "")),
  };
  return { data, sections };
}

const listed = (
  { nodes }: { readonly nodes: readonly Entry[] },
  pathOf: (slug: string) => string,
  summaryOf: (entry: Entry) => string = ({ summary }) => summary ?? "",
): ListedPage[] =>
  nodes.map((entry) => ({ path: pathOf(entry.slug), title: entry.title, summary: summaryOf(entry) }));

const serviceSummary = ({ title, summary }: Entry): string =>
  serviceTexts({ name: title, heroSubTitle: summary }).heroSubTitle;
