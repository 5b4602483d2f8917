/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { createBlogListPages } from "../../../src/gatsby/create-blog-list-pages";
import { blogTag } from "../../../src/shared/blog-tag";

/** Addresses and contexts of the pages made for posts with these tags, the newest first; every tenth is the API's. */
async function pagesFor(tagsOfPosts: readonly (readonly string[])[]) {
  const nodes = tagsOfPosts.map((tags, index) => ({
    __typename: index % 10 ? "MarkdownPost" : "ApiPost",
    id: `post-${index + 1}`,
    slug: `slug-${index + 1}`,
    tags: tags.map(blogTag),
  }));
  const pages: { path: string; context: unknown }[] = [];
  await createBlogListPages({
    graphql: async () => ({ data: { allBlogPost: { nodes } } }),
    actions: { createPage: (page: { path: string; context: unknown }) => void pages.push(page) },
  } as unknown as CreatePagesArgs);
  return pages.map(({ path, context }) => ({ path, context }));
}

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

const idsFrom = (start: number, end: number) =>
  Array.from({ length: end - start + 1 }, (_, index) => `post-${start + index}`);

it.each([
  [0, ["/blog"]],
  [1, ["/blog"]],
  [24, ["/blog"]],
  [25, ["/blog", "/blog/page/2"]],
  [49, ["/blog", "/blog/page/2", "/blog/page/3"]],
])("lists %i posts on pages of 24", async (count, paths) => {
  expect((await pagesFor(times(count, []))).map(({ path }) => path)).toEqual(paths);
});

it("tells each page which posts are its own, newest first, and the first one all Markdown slugs", async () => {
  const tags = [blogTag("SEO")];
  const [first, second] = (await pagesFor([["SEO"], ...times(29, [])])).map(({ context }) => context);
  const markdownSlugs = [...idsFrom(2, 10), ...idsFrom(12, 20), ...idsFrom(22, 30)].map((id) =>
    id.replace("post", "slug"),
  );
  expect(first).toEqual({ ids: idsFrom(1, 24), tags, page: 1, pageCount: 2, markdownSlugs });
  expect(second).toEqual({ ids: idsFrom(25, 30), tags, page: 2, pageCount: 2 });
});

it("lists the posts of each tag at an address without accents, in the alphabet's order", async () => {
  const tags = [blogTag("Écriture"), blogTag("SEO")];
  const seo = { tag: blogTag("SEO"), tags, postCount: 25, pageCount: 2 };
  expect((await pagesFor([...times(24, ["SEO"]), ["SEO", "Écriture"]])).slice(2)).toEqual([
    {
      path: "/blog/tag/ecriture",
      context: { tag: blogTag("Écriture"), tags, postCount: 1, ids: ["post-25"], page: 1, pageCount: 1 },
    },
    { path: "/blog/tag/seo", context: { ...seo, ids: idsFrom(1, 24), page: 1 } },
    { path: "/blog/tag/seo/page/2", context: { ...seo, ids: ["post-25"], page: 2 } },
  ]);
});

it("takes two spellings with one address for one tag, and writes it as the newest post does", async () => {
  const pages = await pagesFor([["SEO"], ["Seo"]]);
  expect(pages.slice(1)).toEqual([
    { path: "/blog/tag/seo", context: expect.objectContaining({ tag: blogTag("SEO"), postCount: 2 }) },
  ]);
});
