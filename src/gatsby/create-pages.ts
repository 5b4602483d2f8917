import type { GatsbyNode } from "gatsby";
import { hasBlog } from "./data/coming-posts";
import { createArticlePages } from "./pages/create-article-pages";
import { createBlogListPages } from "./pages/create-blog-list-pages";
import { createEntryPages } from "./pages/create-entry-pages";

/** Makes every page that comes from content; the fixed screens are in `src/pages`. `src/publish` redirects old addresses. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createEntryPages(args);
  if (!hasBlog("content")) return;
  await createArticlePages(args);
  await createBlogListPages(args);
};
