import type { CreatePagesArgs } from "gatsby";
import { createArticlePages } from "../../../src/gatsby/pages/create-article-pages";
import { createBlogListPages } from "../../../src/gatsby/pages/create-blog-list-pages";
import { blogTag } from "../../../src/shared/blog-tag";

/** Paths and contexts of the pages made for posts; these come as from the data layer, the newest first. */
async function pagesOf(make: (args: CreatePagesArgs) => Promise<void>, nodes: readonly object[]) {
  const pages: { path: string; context: object }[] = [];
  await make({
    graphql: async () => ({ data: { allBlogPost: { nodes } } }),
    actions: { createPage: ({ path, context }: (typeof pages)[0]) => void pages.push({ path, context }) },
  } as unknown as CreatePagesArgs);
  return pages;
}

it("names the three posts before each article, newest first", async () => {
  const days = { "08": 8, "07": 7, "06": 6, "05": 5, noon: 2.5, "noon too": 2.5, first: 1 };
  const articles = Object.entries(days).map(([id, day]) => {
    const createdAt = new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString();
    return { id, slug: `slug-${id}`, createdAt };
  });
  const pages = await pagesOf(createArticlePages, articles);
  expect(pages[0]?.path).toBe("/article/slug-08");
  expect(pages.map(({ context }) => context)).toMatchObject([
    { id: "08", previousIds: ["07", "06", "05"] },
    { id: "07", previousIds: ["06", "05", "noon"] },
    { id: "06", previousIds: ["05", "noon", "noon too"] },
    { id: "05", previousIds: ["noon", "noon too", "first"] },
    { id: "noon", previousIds: ["first"] },
    { id: "noon too", previousIds: ["first"] },
    { id: "first", previousIds: [] },
  ]);
});

it("gives the hundred newest articles a card of their own, and the others that of the blog", async () => {
  const articles = Array.from({ length: 102 }, (_, index) => ({
    id: `${index}`,
    slug: `slug-${index}`,
    createdAt: "",
  }));
  const pages = await pagesOf(createArticlePages, articles);
  expect(pages.slice(99).map(({ context }) => context)).toMatchObject([
    { card: "/partage/article/slug-99.jpg" },
    { card: "/partage/blog.jpg" },
    { card: "/partage/blog.jpg" },
  ]);
});

describe("blog lists", () => {
  /** Of posts with these tags; every tenth is the API's. */
  const listsOf = (tagsOfPosts: readonly (readonly string[])[]) =>
    pagesOf(
      createBlogListPages,
      tagsOfPosts.map((tags, index) => ({
        __typename: index % 10 ? "MarkdownPost" : "ApiPost",
        ...{ id: `post-${index + 1}`, slug: `slug-${index + 1}`, tags: tags.map(blogTag) },
      })),
    );
  const times = (count: number, tags: string[]) => Array.from({ length: count }, () => tags);
  const idsFrom = (start: number, end: number, name = "post") =>
    Array.from({ length: end - start + 1 }, (_, index) => `${name}-${start + index}`);

  it("gives each page its posts, and the first one all Markdown slugs", async () => {
    const shared = { tags: [blogTag("SEO")], pageCount: 2 };
    const [first, second] = await listsOf([["SEO"], ...times(29, [])]);
    const markdownSlugs = [2, 12, 22].flatMap((start) => idsFrom(start, start + 8, "slug"));
    expect(first?.context).toEqual({ ...shared, ids: idsFrom(1, 24), page: 1, markdownSlugs });
    expect(second?.context).toEqual({ ...shared, ids: idsFrom(25, 30), page: 2 });
  });

  it("lists each tag at an address without accents, in alphabetical order", async () => {
    const tags = [blogTag("Écriture"), blogTag("SEO")];
    const ecriture = { tag: tags[0], tags, postCount: 1, pageCount: 1 };
    const seo = { tag: tags[1], tags, postCount: 25, pageCount: 2 };
    expect((await listsOf([...times(24, ["SEO"]), ["SEO", "Écriture"]])).slice(2)).toEqual([
      { path: "/blog/tag/ecriture", context: { ...ecriture, ids: ["post-25"], page: 1 } },
      { path: "/blog/tag/seo", context: { ...seo, ids: idsFrom(1, 24), page: 1 } },
      { path: "/blog/tag/seo/page/2", context: { ...seo, ids: ["post-25"], page: 2 } },
    ]);
  });
});
