import type { CreatePagesArgs } from "gatsby";
import { cityPath } from "../shared/paths";
import { createEntryPages } from "./create-entry-pages";

/** One page per file of `content/cities/`. */
export const createCityPages = (args: CreatePagesArgs): Promise<void> =>
  createEntryPages(args, { type: "City", template: "city", toPath: cityPath });
