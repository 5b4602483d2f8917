import { pickReviews } from "../../../../src/gatsby/data/pick-reviews";

const reviews = ["a", "b", "c", "d", "e"];
const distanceTo =
  (own: readonly string[], related: readonly string[] = []) =>
  (review: string) =>
    own.includes(review) ? 0 : related.includes(review) ? 1 : 2;

it("a page shows its own reviews first, then related ones, two in all", () => {
  for (const slug of ["lyon", "saas", "reactjs"]) {
    expect(pickReviews(reviews, slug, distanceTo(["d"], ["b"]))).toEqual(["d", "b"]);
    expect(pickReviews(reviews, slug, distanceTo(["c"]))[0]).toBe("c");
    expect([...pickReviews(reviews, slug, distanceTo(["a", "e"]))].sort()).toEqual(["a", "e"]);
  }
});

it("pages without one of their own do not all show the same, and each shows the same in every build", () => {
  const slugs = ["amiens", "brest", "dijon", "limoges", "metz", "nice", "reims", "tours"];
  const shown = slugs.map((slug) => pickReviews(reviews, slug, distanceTo([])));
  expect(new Set(shown.flat()).size).toBe(reviews.length);
  expect(slugs.map((slug) => pickReviews(reviews, slug, distanceTo([])))).toEqual(shown);
});

it("a site with one review shows it, a site with none nothing", () => {
  expect(pickReviews(["a"], "lyon", distanceTo([]))).toEqual(["a"]);
  expect(pickReviews([], "lyon", distanceTo([]))).toEqual([]);
});
