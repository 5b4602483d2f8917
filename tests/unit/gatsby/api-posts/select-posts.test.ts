/** @jest-environment node */
import type { ApiPost } from "../../../../src/agency-api/contract";
import { selectPosts } from "../../../../src/gatsby/api-posts/select-posts";
import { goodPost } from "../../agency-api/helpers";

const rules = { markdownSlugs: new Set(["en-markdown"]), now: new Date("2026-06-01T10:00:00Z") };
const select = (...posts: Partial<ApiPost>[]) => {
  const { kept, warnings } = selectPosts(
    posts.map((post) => ({ ...goodPost, ...post })),
    rules,
  );
  return { kept: kept.map(({ title, slug }) => [title, slug]), warnings };
};

it("keeps good posts, in the order of the API", () => {
  const slugs = ["b", "A-1", "note_2026", "v1.2", "tilde~"];
  const kept = slugs.map((slug) => ["Un article", slug]);
  expect(select(...slugs.map((slug) => ({ slug })))).toEqual({ kept, warnings: [] });
});

// What else `publishingFault` refuses is tested with it, for build and browser alike.
it.each<readonly [Partial<ApiPost>, string]>([
  ...["", "a/b", "../a", ".", "a b", "été", "a?b", "a%2fb"].map((slug) => [{ slug }, "son slug"] as const),
  [{ title: "" }, "il n’a pas de titre"],
  [{ created_at: "2026-06-01T10:00:01Z" }, "à venir"],
  [{ content: "<div>".repeat(199_999) }, "199999 éléments HTML"],
  [{ slug: "en-markdown" }, "content/blog/en-markdown/index.md"],
  [{ slug: "autre", title: "Second" }, "« Autre » (id 2)"],
])("leaves out a post with %j, and says why", (post, reason) => {
  const { kept, warnings } = select({ id: "2", slug: "autre", title: "Autre" }, post);
  expect(kept).toEqual([["Autre", "autre"]]);
  expect(warnings).toEqual([expect.stringContaining(reason)]);
  expect(warnings[0]).toContain("laissé de côté");
  expect(warnings[0]).toContain(`« ${post.title === "" ? "un-article" : (post.title ?? "Un article")} »`);
});
