import {
  dealProofs,
  type ProvedPage,
  type ProvingCase,
  type ProvingReview,
} from "../../../../src/gatsby/data/deal-proofs";

const study = (slug: string, more: Partial<ProvingCase> = {}): ProvingCase => ({
  slug,
  sector: `de ${slug}`,
  services: ["saas"],
  technologies: [],
  ...more,
});
const review = (company: string, more: Partial<ProvingReview> = {}): ProvingReview => ({
  company,
  city: "Ailleurs",
  service: "conseil",
  ...more,
});
const city = (slug: string, caseStudy?: string): ProvedPage => ({
  kind: "City",
  slug,
  city: slug,
  ...(caseStudy && { caseStudy }),
});
const service: ProvedPage = { kind: "Service", slug: "saas" };
const technology: ProvedPage = { kind: "Technology", slug: "sql" };

it.each<[string, ProvedPage, ProvingCase[], string | undefined]>([
  ["a page shows the case that it names", city("lyon", "b"), [study("a", { city: "lyon" }), study("b")], "b"],
  ["a city, that of its client", city("lyon"), [study("a"), study("b", { city: "lyon" })], "b"],
  ["a case without city is of none", city("lyon"), [study("a", { services: ["lyon"] })], undefined],
  ["a service, what is mainly it", service, [study("a", { services: ["erp", "saas"] }), study("b")], "b"],
  ["a service without a case about it, none", service, [study("a", { services: ["erp"] })], undefined],
  [
    "a technology, where its part is greatest",
    technology,
    [study("a", { technologies: ["c", "sql"] }), study("b", { technologies: ["sql"] })],
    "b",
  ],
  ["a site without cases, none", technology, [], undefined],
])("%s", (_rule, page, cases, expected) => {
  expect(dealProofs([page], cases, []).get(page)?.caseStudy?.slug).toBe(expected);
});

it("a city without client shows the nearest case about what it sells, and never one that is only near", () => {
  const at = (slug: string, latitude: number): ProvedPage => ({
    ...city(slug),
    service: "saas",
    coordinates: { latitude, longitude: 5 },
  });
  const [lyon, nice, metz, brest] = [at("lyon", 45), at("nice", 44), at("metz", 49), city("brest")];
  const cases = [study("far", { city: "metz" }), study("near", { city: "nice" }), study("nowhere")];
  const shown = dealProofs([lyon, nice, metz, brest], cases, []);
  const shownBy = (page: ProvedPage) => shown.get(page)?.caseStudy?.slug;
  expect([lyon, nice, metz, brest].map(shownBy)).toEqual(["near", "near", "far", undefined]);
  const other = { ...lyon, service: "erp" };
  expect(dealProofs([other, nice], cases, []).get(other)?.caseStudy).toBeUndefined();
});

const proof = study("x", { services: ["saas", "erp"], sector: "Commerce", technologies: ["sql"] });
const cases = [proof, study("y", { sector: "Commerce", services: [] })];
const lyon = city("lyon", "x");

it.each<[string, ProvedPage, ProvingReview[], string[]]>([
  [
    "its own come first, then its case's, and two are enough",
    lyon,
    [review("a", { service: "saas" }), review("case", { caseStudy: "x" }), review("own", { city: "lyon" })],
    ["own", "case"],
  ],
  [
    "of its own, that of its case comes first",
    { ...service, caseStudy: "x" },
    [review("own", { service: "saas" }), review("both", { service: "saas", caseStudy: "x" })],
    ["both", "own"],
  ],
  [
    "then the services of its case, the main one first",
    lyon,
    [review("any"), review("second", { service: "erp" }), review("main", { service: "saas" })],
    ["main", "second"],
  ],
  [
    "then the sector, then any",
    lyon,
    [review("any"), review("sector", { caseStudy: "y" })],
    ["sector", "any"],
  ],
  ["a service's are about it", service, [review("any"), review("own", { service: "saas" })], ["own", "any"]],
  [
    "a technology's name it, or their case uses it unless they name others",
    technology,
    [
      review("other", { caseStudy: "x", technologies: ["go"] }),
      review("case", { caseStudy: "x" }),
      review("named", { technologies: ["sql"] }),
    ],
    ["case", "named"],
  ],
  [
    "one client speaks once",
    lyon,
    [review("a", { city: "lyon" }), review("a", { city: "lyon" }), review("b")],
    ["a", "b"],
  ],
  ["one review is shown alone", lyon, [review("a")], ["a"]],
  ["a page without case shows two all the same", city("nice"), [review("a"), review("b")], ["a", "b"]],
  ["without reviews there are none", lyon, [], []],
])("of reviews, %s", (_rule, page, reviews, expected) => {
  const shown = dealProofs([page], cases, reviews).get(page)?.reviews;
  expect(shown?.map(({ company }) => company)).toEqual(expected);
});

it("what is not named leaves room for others, and every page shows two reviews all the same", () => {
  const pages = Array.from({ length: 14 }, (_, rank): ProvedPage => ({
    kind: "Technology",
    slug: `t${rank}`,
  }));
  const technologies = pages.map(({ slug }) => slug);
  const usesOf = (companies: readonly string[]) => {
    const reviews = companies.map((company) => review(company, company < "c" ? { technologies } : {}));
    const shown = [...dealProofs(pages, [study("a", { technologies })], reviews).values()];
    expect(shown.filter(({ caseStudy }) => caseStudy)).toHaveLength(6);
    return reviews.map((proof) => shown.filter((page) => page.reviews.includes(proof)).length);
  };
  // On ten pages, three of which are those that show the first two of the file.
  expect(usesOf(["a", "b", "c", "d", "e"])).toEqual([7, 7, 5, 5, 4]);
  expect(usesOf(["a", "b"])).toEqual([14, 14]);
});
