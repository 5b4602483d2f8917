import type { CreatePagesArgs } from "gatsby";
import { createEntryPages } from "./create-entry-pages";

/** One page per file of `content/legal/`, at the root of the site. */
export const createLegalPages = (args: CreatePagesArgs): Promise<void> =>
  createEntryPages(args, { type: "LegalPage", template: "legal-page", toPath: (slug) => `/${slug}` });
