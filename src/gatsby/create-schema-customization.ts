import type { GatsbyNode } from "gatsby";
import { handwrittenTypes } from "./schema/handwritten-types";
import { typesOfSchemas } from "./schema/types-of-schemas";

/** Declares every content type, so that an empty or partial content tree still yields the whole schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([typesOfSchemas(), handwrittenTypes]);
};
