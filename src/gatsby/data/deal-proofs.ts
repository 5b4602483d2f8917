/* Which case and which reviews each city, service and technology page shows: decided in one place, for all of them together. */
import { distanceKm, type Located } from "../../shared/nearest-cities";

/** A page that shows proofs, as in its file: `caseStudy` is the slug of the case that its editor names. */
export interface ProvedPage {
  readonly kind: "City" | "Service" | "Technology";
  readonly slug: string;
  /** A city's name, the slug of the service that its page sells above all, and where it is. */
  readonly city?: string;
  readonly service?: string;
  readonly coordinates?: Located["coordinates"];
  readonly caseStudy?: string;
}

/** A case as in its file: relations are slugs, the main service and technology come first. */
export interface ProvingCase {
  readonly slug: string;
  readonly sector: string;
  readonly city?: string;
  readonly services: readonly string[];
  readonly technologies: readonly string[];
}

/** A review as in its file: `city` is a name, what else it is about are slugs. */
export interface ProvingReview {
  readonly company: string;
  readonly city: string;
  readonly service: string;
  readonly technologies?: readonly string[];
  readonly caseStudy?: string;
}

export interface Proofs<Case, Review> {
  readonly caseStudy: Case | undefined;
  readonly reviews: readonly Review[];
}

interface Dealing<Page, Proof> {
  /** How many a page shows. */
  readonly each: number;
  /** On how many pages a proof may stand, from the best fit to the worst. */
  readonly limits: readonly number[];
  /** How well a proof fits a page, as an index of `limits`; undefined where it does not. */
  readonly fit: (page: Page, proof: Proof) => number | undefined;
  /** On how many pages beside these it stands. */
  readonly elsewhere?: (proof: Proof, rank: number) => number;
  /** Whether a page that shows one cannot show the other. */
  readonly excludes?: (one: Proof, other: Proof) => boolean;
}

/** Gives the best fits of all pages first; of those left at each level, the proof that stands on fewest pages. */
export function deal<Page, Proof>(
  pages: readonly Page[],
  proofs: readonly Proof[],
  { each, limits, fit, elsewhere = () => 0, excludes = Object.is }: Dealing<Page, Proof>,
): Map<Page, Proof[]> {
  const dealt = new Map(pages.map((page) => [page, [] as Proof[]]));
  const uses = new Map(proofs.map((proof, rank) => [proof, elsewhere(proof, rank)]));
  const usesOf = (proof: Proof): number => uses.get(proof) ?? 0;
  for (const [level, limit] of limits.entries())
    for (const [page, shown] of dealt) {
      const fitting = proofs
        .filter((proof) => usesOf(proof) < limit && (fit(page, proof) ?? Infinity) <= level)
        .sort((a, b) => usesOf(a) - usesOf(b));
      for (const proof of fitting) {
        if (shown.length === each) break;
        if (shown.some((other) => excludes(other, proof))) continue;
        shown.push(proof);
        uses.set(proof, usesOf(proof) + 1);
      }
    }
  return dealt;
}

/** A case stands wherever it is named or at home; any other leaves room for the pages that show it beside these. */
const caseLimits = [Infinity, 6, 6, 6, 6, 6];

/**
 * The case that the page names; else one of the city, one that is mainly the service, or one that uses the technology. For a
 * city without client: one that is mainly what it sells, nearer ones first by 100 km.
 */
function caseFit(
  page: ProvedPage,
  { slug, city, services, technologies }: ProvingCase,
  pages: readonly ProvedPage[],
): number | undefined {
  if (page.caseStudy) return page.caseStudy === slug ? 0 : undefined;
  if (page.kind === "Service") return page.slug === services[0] ? 1 : undefined;
  if (page.kind === "City") {
    if (page.slug === city) return 0;
    if (!page.service || page.service !== services[0]) return undefined;
    const place = pages.find(({ kind, slug }) => kind === "City" && slug === city)?.coordinates;
    const km = place && page.coordinates ? distanceKm(page.coordinates, place) : Infinity;
    return Math.min(1 + Math.floor(km / 100), caseLimits.length - 1);
  }
  const rank = technologies.indexOf(page.slug);
  return rank < 0 ? undefined : Math.min(1 + rank, caseLimits.length - 1);
}

/** On ten pages at most, unless nothing else is left. */
const reviewLimits = [10, 10, 10, 10, 10, 10, Infinity];

/** Pages that show the first reviews of the file: home, services, quote request. */
const [firstReviews, pagesOfFirst] = [2, 3];

/**
 * The case and the reviews of every page, of two clients, the same in every build. Reviews are the page's own first, then of its case, then
 * about its services, then from its sector, then any.
 *
 * @param cases in the order of the list
 */
export function dealProofs<Page extends ProvedPage, Case extends ProvingCase, Review extends ProvingReview>(
  pages: readonly Page[],
  cases: readonly Case[],
  reviews: readonly Review[],
): Map<Page, Proofs<Case, Review>> {
  const shown = deal(pages, cases, {
    each: 1,
    limits: caseLimits,
    fit: (page, study) => caseFit(page, study, pages),
  });
  const caseOf = ({ caseStudy }: Review) => cases.find(({ slug }) => slug === caseStudy);
  const isOwn = (page: Page, review: Review): boolean => {
    if (page.kind === "City") return review.city === page.city;
    if (page.kind === "Service") return review.service === page.slug;
    return (review.technologies ?? caseOf(review)?.technologies ?? []).includes(page.slug);
  };
  const fit = (page: Page, review: Review): number => {
    const [study] = shown.get(page) ?? [];
    const services = page.kind === "Service" ? [page.slug] : (study?.services ?? [page.service]);
    const isOfCase = study !== undefined && review.caseStudy === study.slug;
    const levels = [
      isOwn(page, review) && isOfCase,
      isOwn(page, review),
      isOfCase,
      review.service === services[0],
      services.includes(review.service),
      study !== undefined && study.sector === caseOf(review)?.sector,
      true,
    ];
    return levels.indexOf(true);
  };
  const dealt = deal(pages, reviews, {
    each: 2,
    limits: reviewLimits,
    fit,
    excludes: (one, other) => one.company === other.company,
    elsewhere: ({ caseStudy }, rank) => (caseStudy ? 1 : 0) + (rank < firstReviews ? pagesOfFirst : 0),
  });
  return new Map(
    pages.map((page) => [page, { caseStudy: shown.get(page)?.[0], reviews: dealt.get(page) ?? [] }]),
  );
}
