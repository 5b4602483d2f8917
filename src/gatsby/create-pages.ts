import type { GatsbyNode } from "gatsby";
import { createArticlePages } from "./create-article-pages";
import { createBlogListPages } from "./create-blog-list-pages";
import { createCityPages } from "./create-city-pages";
import { createLegalPages } from "./create-legal-pages";
import { createRedirects } from "./create-redirects";
import { createServicePages } from "./create-service-pages";
import { createTechnologyPages } from "./create-technology-pages";

/** Makes every page that comes from content; the fixed screens are in `src/pages`. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createCityPages(args);
  await createServicePages(args);
  await createTechnologyPages(args);
  await createArticlePages(args);
  await createBlogListPages(args);
  await createLegalPages(args);
  await createRedirects(args);
};
