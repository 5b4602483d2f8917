import { pickReviews } from "../../../../src/gatsby/data/pick-reviews";

// That a page shows its own reviews first, two where there are as many, is read in tests/e2e/offers.spec.ts.

const reviews = ["a", "b", "c", "d", "e"];

it("a page shows related reviews after its own", () => {
  const distance: Readonly<Record<string, number>> = { d: 0, b: 1 };
  expect(pickReviews(reviews, "lyon", (review) => distance[review] ?? 2)).toEqual(["d", "b"]);
});

it("pages without one of their own do not all show the same, and each shows the same in every build", () => {
  const slugs = ["amiens", "brest", "dijon", "limoges", "metz", "nice", "reims", "tours"];
  const pick = () => slugs.map((slug) => pickReviews(reviews, slug, () => 2));
  expect(new Set(pick().flat()).size).toBe(reviews.length);
  expect(pick()).toEqual(pick());
});
