import type { Node } from "gatsby";
import {
  dealProofs,
  type ProvedPage,
  type Proofs,
  type ProvingCase,
  type ProvingReview,
} from "./deal-proofs";
import { hasBlock } from "./optional-blocks";
import type { Context, Resolver } from "./resolver-types";

type CaseNode = Node & ProvingCase & { readonly order: number };
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

const kinds = ["Service", "Technology", "City"] as const;
type Kind = (typeof kinds)[number];

async function proofsOf(kind: Kind, slug: string, context: Context) {
  const pages: ProvedPage[] = [];
  for (const each of kinds) {
    const nodes = await nodesOf<Node & Omit<ProvedPage, "kind">>(context, each);
    pages.push(...nodes.map((node) => ({ ...node, kind: each })).sort((a, b) => (a.slug < b.slug ? -1 : 1)));
  }
  const dealt = dealProofs(pages, await casesOf(context), await allReviews(context));
  return [...dealt].find(([page]) => page.kind === kind && page.slug === slug)?.[1];
}

/** The proofs of a kind of page. */
const proofFields = (kind: Kind) => {
  const field = <Key extends keyof Proofs<unknown, unknown>>(key: Key, none: [] | null) =>
    (async ({ slug }, _args, context) =>
      (await proofsOf(kind, slug, context))?.[key] ?? none) satisfies Resolver<{ slug: string }>;
  return {
    caseStudy: { resolve: field("caseStudy", null) },
    reviews: { type: "[Review!]!", resolve: field("reviews", []) },
  };
};

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
