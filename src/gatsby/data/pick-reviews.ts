/** The reviews that a city, service or technology page shows. */
const shownReviews = 2;

/** How near a review is to a page, 0 being its own. */
type Distance<Review> = (review: Review) => number;

/**
 * The reviews of one page, the nearest first. Of those equally near, which come first depends on the page's slug, so that
 * pages without a review of their own do not all show the same.
 */
export function pickReviews<Review>(
  reviews: readonly Review[],
  slug: string,
  distance: Distance<Review>,
): Review[] {
  const letters = [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const start = letters % Math.max(1, reviews.length);
  return [...reviews.slice(start), ...reviews.slice(0, start)]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, shownReviews);
}
