/* Which case and which reviews a city, service or technology page shows. */

/** A page that shows proofs, as in its file: `caseStudy` is the slug of the case that its editor names. */
export interface ProvedPage {
  readonly kind: "City" | "Service" | "Technology";
  readonly slug: string;
  /** A city's name, and the slug of the service that its page sells above all. */
  readonly city?: string;
  readonly service?: string;
  readonly caseStudy?: string;
}

/** A case as in its file: relations are slugs, the main service and technology come first. */
export interface ProvingCase {
  readonly slug: string;
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

/** The best fit first; those that fit equally well stay in their order. @param fit 0 is the best */
const bestFirst = <Proof>(proofs: readonly Proof[], fit: (proof: Proof) => number): Proof[] =>
  proofs.toSorted((a, b) => fit(a) - fit(b));

/**
 * The case that the page names; else one of the city, then of the service that it sells; one that is mainly the service; one in
 * which the technology has the greatest part.
 * @param cases in the order of the list, which decides between equals
 */
export function caseFor<Case extends ProvingCase>(page: ProvedPage, cases: readonly Case[]) {
  if (page.caseStudy) return cases.find(({ slug }) => slug === page.caseStudy);
  const fitOf = ({ city, services: [main], technologies }: Case): number => {
    if (page.kind === "Technology") return technologies.indexOf(page.slug);
    if (page.kind === "Service") return main === page.slug ? 0 : -1;
    return [city === page.slug, main === page.service].indexOf(true);
  };
  return bestFirst(
    cases.filter((each) => fitOf(each) >= 0),
    fitOf,
  )[0];
}

/**
 * Two reviews of two clients: the page's own first, then of its case, then about what it sells, then the first of the file.
 * @param shown the page's case
 */
export function reviewsFor<Review extends ProvingReview>(
  page: ProvedPage,
  reviews: readonly Review[],
  cases: readonly ProvingCase[],
): Review[] {
  const shown = caseFor(page, cases);
  const service = page.kind === "Service" ? page.slug : (page.service ?? shown?.services[0]);
  const isOwn = ({ city, service: about, technologies, caseStudy }: Review): boolean => {
    if (page.kind === "City") return city === page.city;
    if (page.kind === "Service") return about === page.slug;
    const used = technologies ?? cases.find(({ slug }) => slug === caseStudy)?.technologies;
    return used?.includes(page.slug) ?? false;
  };
  const sorted = bestFirst(reviews, (review) =>
    [
      isOwn(review),
      shown !== undefined && review.caseStudy === shown.slug,
      review.service === service,
      true,
    ].indexOf(true),
  );
  return sorted
    .filter(({ company }, rank) => sorted.findIndex((each) => each.company === company) === rank)
    .slice(0, 2);
}
