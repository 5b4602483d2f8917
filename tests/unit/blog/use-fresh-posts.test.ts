import type { ApiPostSummary } from "../../../src/agency-api/contract";
import { apiPostDates } from "../../../src/blog/api-post";
import { freshSummaries } from "../../../src/blog/use-fresh-posts";
import type { PostCardData } from "../../../src/blog/post-card";

const card = (slug: string, day: number, more: Partial<PostCardData> = {}): PostCardData => ({
  slug,
  title: slug,
  description: "<p>x</p>",
  createdAt: `2026-01-${day}T08:00:00.000Z`,
  ...more,
});
const post = (slug: string, day: number, more: Partial<ApiPostSummary> = {}): ApiPostSummary => ({
  id: slug,
  slug,
  title: slug,
  description: "<p>x</p>",
  image_url: "",
  created_at: `2026-01-${day}T08:00:00Z`,
  ...more,
});

describe("what the list takes from the API", () => {
  const built = [card("markdown", 20), card("api", 15)];
  const markdownSlugs = ["markdown", "markdown-on-page-2"];
  const now = new Date("2026-01-30T08:00:00Z");
  const taken = (...posts: ApiPostSummary[]) =>
    freshSummaries(posts, { built, markdownSlugs }, now).map(({ title }) => title);

  it.each([
    ["a new post", post("new", 25), ["new"]],
    ["one older than the page", post("new", 10), []],
    ["one of a later page's Markdown post", post("markdown-on-page-2", 25), []],
    ["one of a Markdown post’s slug in capitals", post("Markdown", 25), []],
    ["a built one, spelled otherwise", post("api", 15, { description: "<p class='a'>&#120;</p> " }), []],
    ["a built one under a new title", post("api", 15, { title: "Autre" }), ["Autre"]],
    ["a built one with a new description", post("api", 15, { description: "<p>y</p>" }), ["api"]],
  ])("%s", (_name, given, expected) => {
    expect(taken(given)).toEqual(expected);
  });

  it("the first of two posts with one slug stands", () => {
    expect(taken(post("new", 25, { title: "Un" }), post("new", 26, { title: "Deux" }))).toEqual(["Un"]);
    expect(taken(post("api", 15), post("api", 15, { title: "Deux" }))).toEqual([]);
    expect(taken(post("new", 25), post("New", 26, { title: "Deux" }))).toEqual(["new"]);
  });
});

it.each([
  ["2026-01-20", "2026-01-20T00:00:00.000Z"],
  // Before it was published, and to come.
  ["2026-01-09", null],
  ["9999-12-31T23:59:59-23:59", null],
])("a post of 10 January that was revised on %s is told as revised on %s", (updated_at, updatedAt) => {
  const now = Date.parse("2026-01-30T08:00:00Z");
  expect(apiPostDates({ created_at: "2026-01-10T08:00:00Z", updated_at }, now)).toMatchObject({ updatedAt });
});
