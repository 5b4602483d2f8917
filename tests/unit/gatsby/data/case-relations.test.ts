import type { Node } from "gatsby";
import { caseRelations } from "../../../../src/gatsby/data/case-relations";
import type { Context, ResolveInfo } from "../../../../src/gatsby/data/resolver-types";

/** Gatsby's data layer, as far as resolvers ask it. */
function contextOf(nodes: Readonly<Record<string, readonly object[]>>): Context {
  const nodeModel: Partial<Context["nodeModel"]> = {
    findAll: ({ type }) => Promise.resolve({ entries: (nodes[type] ?? []) as Node[] }),
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

it("a city takes no case that names no city for its own", async () => {
  const city = { slug: "valmont", coordinates: { latitude: 45, longitude: 5 } };
  const nodes = { City: [city], CaseStudy: [{ slug: "un", order: 1 }] };
  expect(await caseRelations.City.caseStudy.resolve(city, {}, contextOf(nodes))).toBeNull();
});
