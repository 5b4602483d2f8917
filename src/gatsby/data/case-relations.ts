import type { Node } from "gatsby";
import { nearestCities, type Place } from "../../shared/nearest-cities";
import { hasBlock } from "./optional-blocks";
import { pickReviews } from "./pick-reviews";
import type { Context, Resolver } from "./resolver-types";

/** A case as in its file: relations are slugs, the main service and technology come first. */
interface CaseNode extends Node {
  readonly slug: string;
  readonly order: number;
  readonly city?: string;
  readonly services: readonly string[];
  readonly technologies: readonly string[];
}

/** A review as in its file; `service` and `caseStudy` are slugs, `city` is a name. */
interface ReviewItem {
  readonly city: string;
  readonly service: string;
  readonly caseStudy?: string;
}

interface ReviewsNode extends Node {
  readonly items: readonly ReviewItem[];
}

/** Every node of a type. */
export async function nodesOf<Found extends Node>({ nodeModel }: Context, type: string): Promise<Found[]> {
  const { entries } = await nodeModel.findAll({ type, query: {} });
  return [...entries] as Found[];
}

const casesOf = async (context: Context): Promise<CaseNode[]> =>
  (await nodesOf<CaseNode>(context, "CaseStudy")).sort((a, b) => a.order - b.order);

/** The case where a service or technology plays the greatest part; of those alike, the first of the list. */
const caseOf =
  (field: "services" | "technologies"): Resolver<{ slug: string }> =>
  async ({ slug }, _args, context) => {
    const rank = (caseStudy: CaseNode): number => caseStudy[field].indexOf(slug);
    const fitting = (await casesOf(context)).filter((caseStudy) => rank(caseStudy) >= 0);
    return fitting.sort((a, b) => rank(a) - rank(b))[0] ?? null;
  };

/** The case that an entry names for the top of its page; without one, the first case that is mainly about the entry. */
const caseInHero =
  (field: "services" | "technologies"): Resolver<{ slug: string; heroCase?: string }> =>
  async (entry, args, context, info) =>
    entry.heroCase
      ? info.originalResolver?.(entry, args, context, info)
      : ((await casesOf(context)).find((caseStudy) => caseStudy[field][0] === entry.slug) ?? null);

/** The case of the city, or of the nearest one that has a case. */
async function caseOfCity(city: Place, context: Context): Promise<CaseNode | undefined> {
  const cases = await casesOf(context);
  const places = await nodesOf<Node & Place>(context, "City");
  const withCase = places.filter(({ slug }) => cases.some((caseStudy) => caseStudy.city === slug));
  const [nearest] = withCase.some(({ slug }) => slug === city.slug)
    ? [city]
    : nearestCities(city, withCase, 1);
  return nearest && cases.find((caseStudy) => caseStudy.city === nearest.slug);
}

/** The case after one in the list; the first follows the last, and nothing follows the only one. */
const nextCase: Resolver<CaseNode> = async ({ slug }, _args, context) => {
  const cases = await casesOf(context);
  if (cases.length < 2) return null;
  return cases[(cases.findIndex((caseStudy) => caseStudy.slug === slug) + 1) % cases.length];
};

async function allReviews(context: Context): Promise<readonly ReviewItem[]> {
  if (!(await hasBlock("reviews", context))) return [];
  const [reviews] = await nodesOf<ReviewsNode>(context, "ReviewsSettings");
  return reviews?.items ?? [];
}

const reviewOfCase: Resolver<CaseNode> = async ({ slug }, _args, context) =>
  (await allReviews(context)).find(({ caseStudy }) => caseStudy === slug) ?? null;

/** A city's reviews: of its clients, then of the client whose case its page shows. */
const reviewsOfCity: Resolver<Place & { city: string }> = async (city, _args, context) => {
  const shown = await caseOfCity(city, context);
  return pickReviews(await allReviews(context), city.slug, (review) =>
    review.city === city.city ? 0 : review.caseStudy === shown?.slug ? 1 : 2,
  );
};

/** A service's reviews: about it, then about cases where it plays a part. */
const reviewsOfService: Resolver<{ slug: string }> = async ({ slug }, _args, context) => {
  const related = (await casesOf(context)).filter(({ services }) => services.includes(slug));
  return pickReviews(await allReviews(context), slug, ({ service, caseStudy }) =>
    service === slug ? 0 : related.some((found) => found.slug === caseStudy) ? 1 : 2,
  );
};

/** A technology's reviews: about cases that use it, then about the services that these cases are. */
const reviewsOfTechnology: Resolver<{ slug: string }> = async ({ slug }, _args, context) => {
  const using = (await casesOf(context)).filter(({ technologies }) => technologies.includes(slug));
  const served = using.flatMap(({ services }) => services);
  return pickReviews(await allReviews(context), slug, ({ service, caseStudy }) =>
    using.some((found) => found.slug === caseStudy) ? 0 : served.includes(service) ? 1 : 2,
  );
};

/** What cases have to do with other entries, worked out from the slugs that they and reviews name. */
export const caseRelations = {
  CaseStudy: {
    next: { type: "CaseStudy", resolve: nextCase },
    review: { type: "Review", resolve: reviewOfCase },
  },
  Service: {
    caseStudy: { type: "CaseStudy", resolve: caseOf("services") },
    heroCase: { resolve: caseInHero("services") },
    reviews: { type: "[Review!]!", resolve: reviewsOfService },
  },
  Technology: {
    caseStudy: { type: "CaseStudy", resolve: caseOf("technologies") },
    heroCase: { resolve: caseInHero("technologies") },
    reviews: { type: "[Review!]!", resolve: reviewsOfTechnology },
  },
  City: {
    caseStudy: {
      type: "CaseStudy",
      resolve: (async (city, _args, context) =>
        (await caseOfCity(city, context)) ?? null) satisfies Resolver<Place>,
    },
    reviews: { type: "[Review!]!", resolve: reviewsOfCity },
  },
};
