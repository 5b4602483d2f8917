import { absoluteUrl } from "../../../src/seo/absolute-url";
import { articleHead, cityHead, pageHead, serviceHead, technologyHead } from "../../../src/seo/heads";

const overrides = { title: "T", description: "D", keywords: ["k"], canonical: "/contact" };

describe("service", () => {
  const service = {
    name: "Site vitrine",
    heroTitle: 'Un site <span class="green">qui travaille</span>',
    heroSubTitle: "En trois semaines.",
    keywords: ["site vitrine"],
  };

  it("follows the patterns of the specification", () => {
    expect(serviceHead(service, "Sylvène")).toMatchObject({
      title: "Site vitrine – Agence Sylvène",
      description: "Un site qui travaille En trois semaines.",
    });
  });

  it("names the service words, then the places", () => {
    const { keywords } = serviceHead(service, "Sylvène");
    expect(keywords[0]).toBe("site vitrine");
    for (const place of ["Lyon", "Grenoble", "Chambéry", "Paris", "Savoie", "Rhône-Alpes"])
      expect(keywords).toContain(place);
  });

  it("lets the editor say otherwise, field by field", () => {
    expect(serviceHead({ ...service, seo: overrides }, "Sylvène")).toEqual(overrides);
    expect(serviceHead({ ...service, seo: { title: "T", description: null } }, "Sylvène")).toMatchObject({
      title: "T",
      description: "Un site qui travaille En trois semaines.",
      canonical: undefined,
    });
  });
});

it("technology follows the patterns of the specification", () => {
  const head = technologyHead({ name: "Node.js" }, "Sylvène");
  expect(head.title).toBe("Développement Node.js – Agence Sylvène");
  expect(head.description).toMatch(/plateformes web, logiciels métier et applications d’IA/);
  expect(head.keywords).toContain("développement Node.js");
  expect(technologyHead({ name: "Node.js", seo: overrides }, "Sylvène")).toEqual(overrides);
});

it("city names the city as its people say it", () => {
  const head = cityHead({ city: "Le Havre", locative: "au Havre" }, "Sylvène");
  expect(head.title).toBe("Agence web et logiciels au Havre – Sylvène");
  expect(head.keywords).toContain("agence web Le Havre");
  expect(cityHead({ city: "Le Havre", locative: "au Havre", seo: overrides }, "Sylvène")).toEqual(overrides);
});

it("page takes what its setting says, and nothing else", () => {
  expect(pageHead(overrides)).toEqual(overrides);
  expect(pageHead({ title: "T" })).toEqual({
    title: "T",
    description: "",
    keywords: [],
    canonical: undefined,
  });
});

describe("article", () => {
  const head = (description: string) => articleHead({ title: "Un titre", description, tags: ["DevOps"] });

  it("has its own title, its text without tags, its tags as keywords", () => {
    expect(head("<p>Court &amp; clair.</p>")).toEqual({
      title: "Un titre",
      description: "Court & clair.",
      keywords: ["DevOps"],
    });
  });

  it.each([
    ["160 characters stay", "x".repeat(160), "x".repeat(160)],
    ["161 of one word are cut", "x".repeat(161), `${"x".repeat(159)}…`],
    ["a longer text ends at a word", `${"mot ".repeat(60)}`, `${"mot ".repeat(39).trim()}…`],
  ])("%s", (_name, description, expected) => {
    expect(head(description).description).toBe(expected);
  });

  it("never exceeds 160 characters nor ends in a sign", () => {
    for (let length = 150; length < 200; length += 1) {
      const { description } = head(`${"un mot, ".repeat(length).slice(0, length)}.`);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(description).not.toMatch(/[,;: ]…$/);
    }
  });
});

it.each([
  ["/", "https://www.sylvene.example/"],
  ["/contact", "https://www.sylvene.example/contact"],
  ["/contact/", "https://www.sylvene.example/contact"],
  ["/villes/le-havre", "https://www.sylvene.example/villes/le-havre"],
  ["https://ailleurs.example/page", "https://ailleurs.example/page"],
])("absoluteUrl gives %s as %s", (address, expected) => {
  expect(absoluteUrl("https://www.sylvene.example", address)).toBe(expected);
});
