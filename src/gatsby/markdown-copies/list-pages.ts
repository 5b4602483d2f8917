import type { CreatePagesArgs } from "gatsby";
import { htmlToText } from "../../shared/html";
import { articlePath, caseStudyPath, cityPath, servicePath, technologyPath } from "../../shared/paths";
import { serviceTexts } from "../../shared/service-texts";
import { queryData } from "../data/query-data";

/** A page that has a copy, as the list of all copies names it, in plain text. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

type List<Node> = { readonly nodes: readonly Node[] };

/** Of each type, the fields that are queried below. */
interface Content {
  readonly site: Pick<Queries.Site, "siteMetadata">;
  readonly brandSettings: Pick<Queries.BrandSettings, "name">;
  readonly siteSettings: Pick<Queries.SiteSettings, "tagline" | "demonstration">;
  readonly claimsSettings: Pick<Queries.ClaimsSettings, "replyHours">;
  readonly allCaseStudy: List<Queries.CaseStudy>;
  readonly allService: List<Queries.Service>;
  readonly allTechnology: List<Queries.Technology>;
  readonly allCity: List<Queries.City>;
  readonly allBlogPost: List<Queries.BlogPost>;
}

const query = /* GraphQL */ `
  {
    site { siteMetadata { siteUrl } }
    brandSettings { name }
    siteSettings { tagline demonstration }
    claimsSettings { replyHours { value unit } }
    allCaseStudy(sort: { order: ASC }) { nodes { slug title summary } }
    allService(sort: { order: ASC }) { nodes { slug name heroSubTitle } }
    allTechnology(sort: { slug: ASC }) { nodes { slug name summary } }
    allCity(sort: { slug: ASC }) { nodes { slug city lead } }
    allBlogPost(sort: { createdAt: DESC }) { nodes { slug title description } }
  }
`; // prettier-ignore

/** The pages that have a copy, by the headings of their list, and what that list begins with. */
export async function listPages(graphql: CreatePagesArgs["graphql"]) {
  const data = await queryData<Content>(graphql, query);
  const sections: Readonly<Record<string, readonly ListedPage[]>> = {
    Réalisations: data.allCaseStudy.nodes.map(({ slug, title, summary }) => ({
      path: caseStudyPath(slug),
      title,
      summary,
    })),
    Services: data.allService.nodes.map((service) => ({
      path: servicePath(service.slug),
      title: service.name,
      summary: serviceTexts(service).heroSubTitle,
    })),
    Technologies: data.allTechnology.nodes.map(({ slug, name, summary }) => ({
      path: technologyPath(slug),
      title: name,
      summary,
    })),
    Villes: data.allCity.nodes.map(({ slug, city, lead }) => ({
      path: cityPath(slug),
      title: city,
      summary: lead,
    })),
    Articles: data.allBlogPost.nodes.map(({ slug, title, description }) => ({
      path: articlePath(slug),
      title,
      summary: htmlToText(description),
    })),
  };
  return { data, sections };
}
