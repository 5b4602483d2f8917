import type { CreatePagesArgs } from "gatsby";
import { servicePath } from "../shared/paths";
import { createEntryPages } from "./create-entry-pages";

/** One page per file of `content/services/`. */
export const createServicePages = (args: CreatePagesArgs): Promise<void> =>
  createEntryPages(args, { type: "Service", template: "service", toPath: servicePath });
