/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { createBlogListPages } from "../../../src/gatsby/create-blog-list-pages";

/** Addresses and contexts of the pages made for so many posts. */
async function pagesFor(totalCount: number, tags: readonly string[] = []) {
  const nodes = Array.from({ length: totalCount }, (_, index) => ({ id: `post-${index + 1}` }));
  const pages: { path: string; context: unknown }[] = [];
  await createBlogListPages({
    graphql: async () => ({ data: { allBlogPost: { nodes, tags } } }),
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

it("tells each page which posts are its own, newest first", async () => {
  const [first, second] = (await pagesFor(30, ["SEO"])).map(({ context }) => context);
  const idsFrom = (start: number, end: number) =>
    Array.from({ length: end - start + 1 }, (_, index) => `post-${start + index}`);
  expect(first).toEqual({ ids: idsFrom(1, 24), tags: ["SEO"], page: 1, pageCount: 2 });
  expect(second).toEqual({ ids: idsFrom(25, 30), tags: ["SEO"], page: 2, pageCount: 2 });
});

it("makes a page per tag, at an address without accents", async () => {
  const tags = ["Cybersécurité", "SEO"];
  expect((await pagesFor(1, tags)).slice(1)).toEqual([
    { path: "/blog/tag/cybersecurite", context: { tag: "Cybersécurité", tags } },
    { path: "/blog/tag/seo", context: { tag: "SEO", tags } },
  ]);
});
