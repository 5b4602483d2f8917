import type { GatsbyNode } from "gatsby";
import { handwrittenTypes } from "./schema/handwritten-types";
import { createTextExtensions } from "./schema/text-extensions";
import { typesOfSchemas } from "./schema/types-of-schemas";

/** Declares every content type, so that an empty or partial content tree still yields the whole schema. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  createTextExtensions(actions);
  actions.createTypes([typesOfSchemas(), handwrittenTypes]);
};
