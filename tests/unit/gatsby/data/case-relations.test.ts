import type { Node } from "gatsby";
import { caseRelations } from "../../../../src/gatsby/data/case-relations";
import type { Context, ResolveInfo } from "../../../../src/gatsby/data/resolver-types";

/** Gatsby's data layer, as far as resolvers ask it. */
function contextOf(nodes: Readonly<Record<string, readonly object[]>>): Context {
  const of = (type: string) => (nodes[type] ?? []) as Node[];
  const nodeModel: Partial<Context["nodeModel"]> = {
    findOne: ({ type }) => Promise.resolve(of(type)[0] ?? null),
    findAll: ({ type }) => Promise.resolve({ entries: of(type) }),
  };
  return { nodeModel } as Context;
}

it.each([
  ["the first follows the last", ["un", "deux"], "deux", "un"],
  ["nothing follows the only one", ["un"], "un", undefined],
])("of the cases, %s", async (_rule, slugs, slug, next) => {
  const CaseStudy = slugs.map((name, order) => ({ slug: name, order }));
  const study = { slug } as never;
  const found = await caseRelations.CaseStudy.next.resolve(
    study,
    {},
    contextOf({ CaseStudy }),
    {} as ResolveInfo,
  );
  expect((found as { slug: string } | null)?.slug).toBe(next);
});

it("a page's proofs are those that fit its kind", async () => {
  const un = { slug: "un", order: 1, city: "saas", services: ["erp"], technologies: [] };
  const avis = { company: "Cembraie", city: "Combe", service: "saas" };
  const context = contextOf({
    City: [{ slug: "saas", city: "Saas" }],
    Service: [{ slug: "saas" }],
    CaseStudy: [un, { ...un, slug: "deux", order: 2, city: undefined, services: ["saas"] }],
    BrandSettings: [{ blocks: ["reviews"] }],
    ReviewsSettings: [{ items: [avis] }],
  });
  const page = { slug: "saas" };
  expect(await caseRelations.City.caseStudy.resolve(page, {}, context)).toMatchObject({ slug: "un" });
  expect(await caseRelations.Service.caseStudy.resolve(page, {}, context)).toMatchObject({ slug: "deux" });
  expect(await caseRelations.Service.reviews.resolve(page, {}, context)).toEqual([avis]);
  expect(await caseRelations.Technology.caseStudy.resolve(page, {}, context)).toBeNull();
});
