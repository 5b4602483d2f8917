import { readFile } from "node:fs/promises";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { createArticlePages } from "./create-article-pages";
import { createBlogListPages } from "./create-blog-list-pages";
import { createEntryPages } from "./create-entry-pages";

/** Makes every page that comes from content; the fixed screens are in `src/pages`. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createEntryPages(args);
  await createArticlePages(args);
  await createBlogListPages(args);
  await createRedirects(args);
};

/** Tells Gatsby's own router of the old addresses; `src/publish` tells the hosts. */
async function createRedirects({ actions }: CreatePagesArgs): Promise<void> {
  const text = await readFile("content/settings/redirects.json", "utf8");
  const { items } = JSON.parse(text) as { readonly items: readonly Record<"from" | "to", string>[] };
  for (const { from, to } of items) actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
}
