import type { Node } from "gatsby";
import { hasBlock } from "./optional-blocks";
import { caseFor, reviewsFor, type ProvedPage, type ProvingCase, type ProvingReview } from "./page-proofs";
import type { Context, Resolver } from "./resolver-types";

type CaseNode = Node & ProvingCase & { readonly order: number };
type PageNode = Omit<ProvedPage, "kind">;
type ReviewsNode = Node & { readonly items: readonly ProvingReview[] };

/** Every node of a type. */
export async function nodesOf<Found extends Node>({ nodeModel }: Context, type: string): Promise<Found[]> {
  const { entries } = await nodeModel.findAll({ type, query: {} });
  return [...entries] as Found[];
}

const casesOf = async (context: Context): Promise<CaseNode[]> =>
  (await nodesOf<CaseNode>(context, "CaseStudy")).sort((a, b) => a.order - b.order);

/** The case after one in the list; the first follows the last, and nothing follows the only one. */
const nextCase: Resolver<CaseNode> = async ({ slug }, _args, context) => {
  const cases = await casesOf(context);
  if (cases.length < 2) return null;
  return cases[(cases.findIndex((caseStudy) => caseStudy.slug === slug) + 1) % cases.length];
};

async function allReviews(context: Context): Promise<readonly ProvingReview[]> {
  if (!(await hasBlock("reviews", context))) return [];
  const [reviews] = await nodesOf<ReviewsNode>(context, "ReviewsSettings");
  return reviews?.items ?? [];
}

const reviewOfCase: Resolver<CaseNode> = async ({ slug }, _args, context) =>
  (await allReviews(context)).find(({ caseStudy }) => caseStudy === slug) ?? null;

/** The proofs of a kind of page. */
const proofFields = (kind: ProvedPage["kind"]) => ({
  caseStudy: {
    resolve: (async (page, _args, context) =>
      caseFor({ ...page, kind }, await casesOf(context)) ?? null) satisfies Resolver<PageNode>,
  },
  reviews: {
    type: "[Review!]!",
    resolve: (async (page, _args, context) =>
      reviewsFor(
        { ...page, kind },
        await allReviews(context),
        await casesOf(context),
      )) satisfies Resolver<PageNode>,
  },
});

/** What cases have to do with other entries, worked out from the slugs that they and reviews name. */
export const caseRelations = {
  CaseStudy: {
    next: { type: "CaseStudy", resolve: nextCase },
    review: { type: "Review", resolve: reviewOfCase },
  },
  Service: proofFields("Service"),
  Technology: proofFields("Technology"),
  City: proofFields("City"),
};
