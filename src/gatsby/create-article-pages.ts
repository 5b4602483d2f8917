import type { CreatePagesArgs } from "gatsby";
import { articlePath } from "../shared/paths";
import { createEntryPages } from "./create-entry-pages";

/** One page per blog post, whatever its source. */
export const createArticlePages = (args: CreatePagesArgs): Promise<void> =>
  createEntryPages(args, { type: "BlogPost", template: "article", toPath: articlePath });
