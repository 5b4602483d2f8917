/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { createBlogListPages } from "../../../src/gatsby/create-blog-list-pages";

/** Addresses and contexts of the pages made for so many posts. */
async function pagesFor(totalCount: number, tags: readonly string[] = []) {
  const pages: { path: string; context: unknown }[] = [];
  await createBlogListPages({
    graphql: async () => ({ data: { allBlogPost: { totalCount, tags } } }),
    actions: { createPage: (page: { path: string; context: unknown }) => void pages.push(page) },
  } as unknown as CreatePagesArgs);
  return pages.map(({ path, context }) => ({ path, context }));
}

it.each([
  [0, ["/blog"]],
  [1, ["/blog"]],
  [24, ["/blog"]],
  [25, ["/blog", "/blog/page/2"]],
  [49, ["/blog", "/blog/page/2", "/blog/page/3"]],
])("lists %i posts on pages of 24", async (count, paths) => {
  expect((await pagesFor(count)).map(({ path }) => path)).toEqual(paths);
});

it("tells each page which posts are its own", async () => {
  expect((await pagesFor(30)).map(({ context }) => context)).toEqual([
    { skip: 0, limit: 24, page: 1, pageCount: 2 },
    { skip: 24, limit: 24, page: 2, pageCount: 2 },
  ]);
});

it("makes a page per tag, at an address without accents", async () => {
  expect((await pagesFor(1, ["Cybersécurité", "SEO"])).slice(1)).toEqual([
    { path: "/blog/tag/cybersecurite", context: { tag: "Cybersécurité" } },
    { path: "/blog/tag/seo", context: { tag: "SEO" } },
  ]);
});
