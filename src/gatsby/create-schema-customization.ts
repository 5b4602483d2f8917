import type { GatsbyNode } from "gatsby";
import { agencyTypes } from "./schema/agency";
import { blogTypes } from "./schema/blog";
import { entryTypes } from "./schema/entries";
import { pagesTypes } from "./schema/pages";
import { settingsTypes } from "./schema/settings";

/** Declares every content type, so that an empty or partial content tree still yields the whole schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([
    /* GraphQL */ `
      type SiteSiteMetadata {
        siteUrl: String!
        indexable: Boolean!
      }
      type Site implements Node {
        siteMetadata: SiteSiteMetadata!
      }
    `,
    entryTypes,
    blogTypes,
    agencyTypes,
    settingsTypes,
    pagesTypes,
  ]);
};
