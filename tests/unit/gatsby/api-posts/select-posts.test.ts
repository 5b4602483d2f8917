/** @jest-environment node */
import type { ApiPost } from "../../../../src/agency-api/contract";
import { selectPosts } from "../../../../src/gatsby/api-posts/select-posts";

const good: ApiPost = {
  id: "1",
  slug: "un-article",
  title: "Un article",
  description: "",
  image_url: "",
  created_at: "2026-01-10T08:00:00Z",
  content: "<p>Texte</p>",
};
const rules = { markdownSlugs: new Set(["deja-en-markdown"]), now: new Date("2026-06-01T10:00:00Z") };
const select = (...posts: Partial<ApiPost>[]) =>
  selectPosts(
    posts.map((post) => ({ ...good, ...post })),
    rules,
  );

it("keeps good posts, in the order of the API", () => {
  const { kept, warnings } = select({ slug: "b" }, { slug: "a" });
  expect(kept.map(({ slug }) => slug)).toEqual(["b", "a"]);
  expect(warnings).toEqual([]);
});

it.each(["a", "A-1", "note_2026", "v1.2", "tilde~"])("takes the slug « %s »", (slug) => {
  expect(select({ slug }).kept).toHaveLength(1);
});

it.each([
  ["an empty slug", { slug: "" }, "slug"],
  ["a slug with a slash", { slug: "a/b" }, "slug"],
  ["a slug that climbs", { slug: "../a" }, "slug"],
  ["a slug that is a dot", { slug: "." }, "slug"],
  ["a slug with a space", { slug: "a b" }, "slug"],
  ["a slug with an accent", { slug: "été" }, "slug"],
  ["a slug with a query", { slug: "a?b" }, "slug"],
  ["a slug with an escape", { slug: "a%2fb" }, "slug"],
  ["no title", { title: "" }, "titre"],
  ["a title of tags alone", { title: "<p> </p>" }, "titre"],
  ["a date that is none", { created_at: "hier" }, "« hier »"],
  ["a day that does not exist", { created_at: "2026-02-31T08:00:00Z" }, "« 2026-02-31T08:00:00Z »"],
  ["5 MB of content", { content: "x".repeat(5_000_000) }, "5000000 caractères"],
  ["1 MB of nesting", { content: "<div>".repeat(199_999) }, "imbrique plus de 100 éléments"],
  ["a revision that is none", { updated_at: "demain" }, "« demain »"],
  ["a date to come", { created_at: "2026-06-01T10:00:01Z" }, "à venir"],
  ["the slug of a Markdown post", { slug: "deja-en-markdown" }, "content/blog/deja-en-markdown/index.md"],
])("leaves out a post with %s, and says why", (_name, post, reason) => {
  const { kept, warnings } = select(post, { slug: "autre" });
  expect(kept.map(({ slug }) => slug)).toEqual(["autre"]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(reason);
  expect(warnings[0]).toContain("laissé de côté");
});

it("keeps the first of two posts with the same slug, and names both", () => {
  const { kept, warnings } = select({ id: "1", title: "Premier" }, { id: "2", title: "Second" });
  expect(kept.map(({ title }) => title)).toEqual(["Premier"]);
  expect(warnings[0]).toContain("« Second »");
  expect(warnings[0]).toContain("« Premier » (id 1)");
});

it("names each of several faulty posts", () => {
  expect(select({ slug: "" }, { slug: "a b" }, { created_at: "x" }).warnings).toHaveLength(3);
});

it("takes a post of this very moment", () => {
  expect(select({ created_at: "2026-06-01T10:00:00Z" }).kept).toHaveLength(1);
});
