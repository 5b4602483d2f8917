import { absoluteUrl } from "../../../src/seo/absolute-url";
import { blogTag, type BlogTag } from "../../../src/shared/blog-tag";
import {
  articleHead,
  cityHead,
  headLimits,
  pageHead,
  serviceHead,
  tagHead,
  technologyHead,
} from "../../../src/seo/heads";

const agency = { brand: "Sylvène", claims: { replyHours: { value: 6, unit: "heures" } } };
const overrides = { title: "T", description: "D", keywords: ["k"], canonical: "/contact" };

describe("service", () => {
  const service = {
    name: "Site vitrine",
    heroTitle: 'Un site <span class="green">qui travaille</span>',
    heroSubTitle: "En trois semaines.",
    keywords: ["site vitrine"],
  };

  it("follows the patterns of the specification", () => {
    expect(serviceHead(service, agency)).toMatchObject({
      title: "Site vitrine – Agence Sylvène",
      description: "Un site qui travaille En trois semaines.",
    });
  });

  it("names the service words, then the places", () => {
    const { keywords } = serviceHead(service, agency);
    expect(keywords[0]).toBe("site vitrine");
    for (const place of ["Lyon", "Grenoble", "Chambéry", "Paris", "Savoie", "Rhône-Alpes"])
      expect(keywords).toContain(place);
  });

  it("lets the editor say otherwise, field by field", () => {
    expect(serviceHead({ ...service, seo: overrides }, agency)).toEqual(overrides);
    expect(serviceHead({ ...service, seo: { title: "T", description: null } }, agency)).toMatchObject({
      title: "T",
      description: "Un site qui travaille En trois semaines.",
      canonical: undefined,
    });
  });
});

it("technology follows the patterns of the specification", () => {
  const head = technologyHead({ name: "Node.js" }, agency);
  expect(head.title).toBe("Développement Node.js – Agence Sylvène");
  expect(head.description).toMatch(/plateformes web, logiciels métier et applications d’IA/);
  expect(head.description).toContain("réponse sous 6\u00a0heures");
  expect(head.keywords).toContain("développement Node.js");
  expect(technologyHead({ name: "Node.js", seo: overrides }, agency)).toEqual(overrides);
});

it("city names the city as its people say it", () => {
  const head = cityHead({ city: "Le Havre", locative: "au Havre" }, agency);
  expect(head.title).toBe("Agence web et logiciels au Havre – Sylvène");
  expect(head.description).toContain("Devis gratuit, réponse sous 6\u00a0heures");
  expect(head.keywords).toContain("agence web Le Havre");
  expect(cityHead({ city: "Le Havre", locative: "au Havre", seo: overrides }, agency)).toEqual(overrides);
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
  const long = "Une phrase qui dit ce que l’article apporte à qui le lit, et pour qui il est écrit.";
  const head = (post: { title?: string; description?: string; tags?: BlogTag[] }) =>
    articleHead(
      { title: "Un titre assez long", description: long, tags: [blogTag("DevOps")], ...post },
      agency,
    );

  it("has its own title, its text without tags, its tags as keywords", () => {
    expect(head({ description: `<p>${long.replace("et pour", "<em>&amp;</em> pour")}</p>` })).toEqual({
      title: "Un titre assez long",
      description: long.replace("et pour", "& pour"),
      keywords: ["DevOps"],
    });
  });

  it("without tags it has the long words of its title as keywords, each once", () => {
    const title = "Sauvegardes : règle 3-2-1, sauvegardes et règle d’or";
    expect(head({ title, tags: [] }).keywords).toEqual([
      "Sauvegardes",
      "règle",
      "3-2-1",
      "sauvegardes",
      "blog",
    ]);
  });

  it.each([
    ["160 characters stay", "x".repeat(160), "x".repeat(160)],
    ["161 of one word are cut", "x".repeat(161), `${"x".repeat(159)}…`],
    ["a longer text ends at a word", `${"mot ".repeat(60)}`, `${"mot ".repeat(39).trim()}…`],
    [
      "a short one names the article",
      "Trop court.",
      "Trop court. «\u00a0Un titre assez long\u00a0», un article à lire sur le blog de Sylvène.",
    ],
  ])("description: %s", (_name, description, expected) => {
    expect(head({ description }).description).toBe(expected);
  });

  it.each([
    ["65 characters stay", "x".repeat(65), "x".repeat(65)],
    ["a longer one ends at a word", "mot ".repeat(20).trim(), `${"mot ".repeat(16).trim()}…`],
    ["a short one names the blog", "Nginx", "Nginx – Le blog de Sylvène"],
  ])("title: %s", (_name, title, expected) => {
    expect(head({ title }).title).toBe(expected);
  });

  it("never exceeds the limits nor ends in a sign", () => {
    for (let length = 1; length < 200; length += 1) {
      const text = `${"un mot, ".repeat(length).slice(0, length)}.`;
      const { title, description } = head({ title: text, description: text });
      expect(title.length).toBeLessThanOrEqual(65);
      expect(title.length).toBeGreaterThanOrEqual(15);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(`${title}|${description}`).not.toMatch(/[,;: ]…(?:\||$)/);
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

describe("tag", () => {
  it("names the theme and the brand", () => {
    expect(tagHead({ name: "SaaS" }, 2, agency).title).toBe(
      "SaaS\u00a0: les articles du blog, page 2 – Sylvène",
    );
  });

  it.each([1, 2, 99])(
    "keeps to the limits on page %i with the longest name that an editor may give",
    (page) => {
      const { title, description } = tagHead({ name: "x".repeat(30) }, page, agency);
      for (const [text, [least, most]] of [
        [title, headLimits.title],
        [description, headLimits.description],
      ] as const) {
        expect(text.length).toBeGreaterThanOrEqual(least);
        expect(text.length).toBeLessThanOrEqual(most);
      }
    },
  );
});
