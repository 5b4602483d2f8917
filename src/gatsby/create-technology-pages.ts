import type { CreatePagesArgs } from "gatsby";
import { technologyPath } from "../shared/paths";
import { createEntryPages } from "./create-entry-pages";

/** One page per file of `content/technologies/`. */
export const createTechnologyPages = (args: CreatePagesArgs): Promise<void> =>
  createEntryPages(args, { type: "Technology", template: "technology", toPath: technologyPath });
