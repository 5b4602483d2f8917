import {
  caseFor,
  reviewsFor,
  type ProvedPage,
  type ProvingCase,
  type ProvingReview,
} from "../../../../src/gatsby/data/page-proofs";

const study = (slug: string, more: Partial<ProvingCase> = {}): ProvingCase => ({
  slug,
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
const lyon: ProvedPage = { kind: "City", slug: "lyon", city: "Lyon", service: "saas" };
const service: ProvedPage = { kind: "Service", slug: "saas" };
const technology: ProvedPage = { kind: "Technology", slug: "sql" };

it.each<[string, ProvedPage, ProvingCase[], string | undefined]>([
  [
    "a page shows the case that it names",
    { ...lyon, caseStudy: "b" },
    [study("a", { city: "lyon" }), study("b")],
    "b",
  ],
  ["a city, that of its client", lyon, [study("a"), study("b", { city: "lyon" })], "b"],
  [
    "else the first about what it sells",
    lyon,
    [study("a", { services: ["erp"] }), study("b"), study("c")],
    "b",
  ],
  ["a city that sells nothing above all, none", { ...lyon, service: undefined }, [study("a")], undefined],
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
  expect(caseFor(page, cases)?.slug).toBe(expected);
});

const cases = [study("x", { technologies: ["sql"] })];

it.each<[string, ProvedPage, ProvingReview[], string[]]>([
  [
    "a city's own come first, then its case's, then those about what it sells",
    lyon,
    [
      review("about", { service: "saas" }),
      review("case", { caseStudy: "x" }),
      review("own", { city: "Lyon" }),
    ],
    ["own", "case"],
  ],
  [
    "then those about what it sells",
    lyon,
    [review("any"), review("about", { service: "saas" })],
    ["about", "any"],
  ],
  ["a service's are about it", service, [review("any"), review("own", { service: "saas" })], ["own", "any"]],
  [
    "without a service of its own, that of its case counts",
    technology,
    [review("any"), review("a", { service: "saas" })],
    ["a", "any"],
  ],
  [
    "a technology's name it, or their case uses it unless they name others",
    technology,
    [
      review("any"),
      review("other", { technologies: ["go"] }),
      review("case", { caseStudy: "x" }),
      review("named", { technologies: ["sql"] }),
    ],
    ["case", "named"],
  ],
  ["one client speaks once", lyon, [review("a", { city: "Lyon" }), review("a"), review("b")], ["a", "b"]],
  ["one review is shown alone", lyon, [review("a")], ["a"]],
  [
    "the first of the file are shown where none fits",
    service,
    [review("a"), review("b"), review("c")],
    ["a", "b"],
  ],
])("of reviews, %s", (_rule, page, reviews, expected) => {
  expect(reviewsFor(page, reviews, cases).map(({ company }) => company)).toEqual(expected);
});
