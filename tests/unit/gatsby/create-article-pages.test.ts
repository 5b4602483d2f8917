/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { createArticlePages } from "../../../src/gatsby/create-article-pages";

/** What the page of each post is told; posts are given as the data layer gives them, newest first. */
async function contextsOf(...posts: readonly (readonly [id: string, createdAt: string])[]) {
  const contexts: unknown[] = [];
  const nodes = posts.map(([id, createdAt]) => ({ id, slug: `slug-${id}`, createdAt }));
  await createArticlePages({
    graphql: async () => ({ data: { allBlogPost: { nodes } } }),
    actions: {
      createPage: ({ path, context }: { path: string; context: object }) =>
        contexts.push({ path, ...context }),
    },
  } as unknown as CreatePagesArgs);
  return contexts;
}

it("names the three posts before each, newest first", async () => {
  const days = ["05", "04", "03", "02", "01"].map((day) => [day, `2025-01-${day}T00:00:00.000Z`] as const);
  expect(await contextsOf(...days)).toEqual([
    { path: "/article/slug-05", id: "05", previousIds: ["04", "03", "02"] },
    { path: "/article/slug-04", id: "04", previousIds: ["03", "02", "01"] },
    { path: "/article/slug-03", id: "03", previousIds: ["02", "01"] },
    { path: "/article/slug-02", id: "02", previousIds: ["01"] },
    { path: "/article/slug-01", id: "01", previousIds: [] },
  ]);
});

it("counts no post of the same instant as one before", async () => {
  const noon = "2025-01-02T12:00:00.000Z";
  const before = ["c", "2025-01-01T00:00:00.000Z"] as const;
  expect(await contextsOf(["a", noon], ["b", noon], before)).toMatchObject([
    { id: "a", previousIds: ["c"] },
    { id: "b", previousIds: ["c"] },
    { id: "c", previousIds: [] },
  ]);
});

it("stops the build where the posts cannot be read", async () => {
  const graphql = async () => ({ errors: [new Error("broken")] });
  await expect(createArticlePages({ graphql } as unknown as CreatePagesArgs)).rejects.toThrow(/allBlogPost/);
});
