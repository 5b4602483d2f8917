import type { CreatePagesArgs } from "gatsby";
import { queryData } from "../data/query-data";

type List<Node> = { readonly nodes: readonly Node[] };

/** A post, with the text of its file if it has one, or its HTML. */
export type CopiedPost = Omit<Queries.BlogPost, "parent"> & {
  readonly parent?: { readonly rawMarkdownBody: string };
};

/** What the copies say, as the data layer has it; of each type, the fields that are queried below. */
export interface CopiedContent {
  readonly site: Pick<Queries.Site, "siteMetadata">;
  readonly brandSettings: Pick<Queries.BrandSettings, "name">;
  readonly siteSettings: Queries.SiteSettings;
  readonly claimsSettings: Queries.ClaimsSettings;
  readonly allCaseStudy: List<Queries.CaseStudy>;
  readonly allService: List<Queries.Service>;
  readonly allTechnology: List<Queries.Technology>;
  readonly allCity: List<Queries.City>;
  readonly allBlogPost: List<CopiedPost>;
}

const reasons =
  "argument1 argument2 argument3 argumentDescription1 argumentDescription2 argumentDescription3";

const query = /* GraphQL */ `
  {
    site { siteMetadata { siteUrl } }
    brandSettings { name }
    siteSettings { tagline demonstration phone { display } mailboxes { general } }
    claimsSettings { replyHours { value unit } }
    allCaseStudy(sort: { order: ASC }) {
      nodes {
        slug title category clientName sector deliveredOn summary description problem solution deliverables
        city { slug city } services { slug name } technologies { slug name } seo { canonical }
        results { value label before after measuredOn method } review { quote author company month source }
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        slug name heroTitle heroSubTitle ${reasons} title1 description1 deliverables duration { value label }
        pricing priceFrom { amount unit covers } training { certification funding }
        sectionTitle sectionDescription questions { question answer } seo { canonical }
      }
    }
    allTechnology(sort: { slug: ASC }) {
      nodes {
        slug name summary ${reasons} title1 description1 excerpt { file language code note }
        goodFor avoidWhen practices sectionTitle sectionDescription questions { question answer } seo { canonical }
      }
    }
    allCity(sort: { slug: ASC }) {
      nodes {
        slug city locative headline lead title1 description1 sectors { title description } travel
        questions { question answer } seo { canonical }
      }
    }
    allBlogPost(sort: { createdAt: DESC }) {
      nodes {
        slug title description createdAt updatedAt verifiedOn tags { name path }
        ... on ApiPost { html }
        ... on MarkdownPost { parent { ... on MarkdownRemark { rawMarkdownBody } } }
      }
    }
  }
`; // prettier-ignore

/** Reads all that has a copy. @throws Error when the data layer cannot be queried */
export const readContent = (graphql: CreatePagesArgs["graphql"]): Promise<CopiedContent> =>
  queryData<CopiedContent>(graphql, query);
