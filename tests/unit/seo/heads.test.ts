import {
  articleHead,
  caseStudyHead,
  cityHead,
  headLimits,
  serviceHead,
  tagHead,
  technologyHead,
} from "../../../src/seo/heads";
import { blogTag, type BlogTag } from "../../../src/shared/blog-tag";

const agency = {
  brand: "Sylvène",
  keywords: ["agence web"],
  claims: { replyHours: { value: 6, unit: "heures" } },
};
const seo = { title: "T", description: "D", keywords: ["k"], canonical: "/contact" };
const service = {
  name: "Site vitrine",
  heroTitle: 'Un site <span class="green">qui travaille</span>',
  heroSubTitle: "En trois semaines.",
  keywords: ["site vitrine"],
};
const technology = { name: "Node.js" };
const city = { city: "Le Havre", locative: "au Havre" };

it("a service's head follows its pattern, its own words before those of the agency", () => {
  const { title, description, keywords } = serviceHead(service, agency);
  expect(title).toBe("Site vitrine – Agence Sylvène");
  expect(description).toBe("Un site qui travaille. En trois semaines.");
  const asking = serviceHead({ ...service, heroTitle: "Un site\u00a0?" }, agency);
  expect(asking.description).toBe("Un site\u00a0? En trois semaines.");
  expect(keywords).toEqual(["site vitrine", "agence web"]);
});

it("a technology's head follows its pattern", () => {
  const { title, description, keywords } = technologyHead(technology, agency);
  expect(title).toBe("Développement Node.js – Agence Sylvène");
  expect(description).toMatch(/plateformes web, logiciels métier et applications d’IA/);
  expect(description).toContain("réponse sous 6\u00a0heures");
  expect(keywords).toContain("développement Node.js");
});

it("a city's head names the city as its people say it", () => {
  const { title, description, keywords } = cityHead(city, agency);
  expect(title).toBe("Agence web et logiciels au Havre – Sylvène");
  expect(description).toContain("Devis gratuit, réponse sous 6\u00a0heures");
  expect(keywords).toContain("agence web Le Havre");
});

it("a case's head is its title, with the brand where there is room, and its summary", () => {
  const study = {
    ...{ title: "Un planning de terrain", summary: "En une phrase.", clientName: "Fluxandre" },
    ...{ category: "SaaS", sector: "Maintenance" },
  };
  expect(caseStudyHead(study, agency)).toMatchObject({
    title: "Un planning de terrain – Sylvène",
    description: "En une phrase.",
  });
  const long = "Un planning de terrain que toute une équipe consulte sans appeler";
  expect(caseStudyHead({ ...study, title: long }, agency).title).toBe(long);
  expect(caseStudyHead({ ...study, seo }, agency)).toEqual(seo);
});

it("the editor may say otherwise, field by field", () => {
  expect(serviceHead({ ...service, seo }, agency)).toEqual(seo);
  expect(technologyHead({ ...technology, seo }, agency)).toEqual(seo);
  expect(cityHead({ ...city, seo }, agency)).toEqual(seo);
  const partly = serviceHead({ ...service, seo: { title: "T", description: null } }, agency);
  expect(partly).toEqual({ ...serviceHead(service, agency), title: "T" });
});

describe("an article's head", () => {
  const long = "Une phrase qui dit ce que l’article apporte à qui le lit, et pour qui il est écrit.";
  const whole = { title: "Un titre assez long", description: long, tags: [blogTag("DevOps")] };
  const head = (post: { title?: string; description?: string; tags?: BlogTag[] }) =>
    articleHead({ ...whole, ...post }, agency);

  it("has its own title, its text without HTML, its themes as keywords", () => {
    expect(head({ description: `<p>${long.replace("et pour", "<em>&amp;</em> pour")}</p>` })).toEqual({
      title: "Un titre assez long",
      description: long.replace("et pour", "& pour"),
      keywords: ["DevOps"],
    });
  });

  it("without themes has the long words of its title as keywords, each once", () => {
    const title = "Sauvegardes : règle 3-2-1, sauvegardes et règle d’or";
    const words = ["Sauvegardes", "règle", "3-2-1", "sauvegardes", "blog"];
    expect(head({ title, tags: [] }).keywords).toEqual(words);
  });

  const named = "Trop court. «\u00a0Un titre assez long\u00a0», un article à lire sur le blog de Sylvène.";
  it.each([
    ["160 characters stay", "x".repeat(160), "x".repeat(160)],
    ["161 of one word are cut", "x".repeat(161), `${"x".repeat(159)}…`],
    ["a longer text ends at a word", `${"mot ".repeat(60)}`, `${"mot ".repeat(39).trim()}…`],
    ["a short one names the article", "Trop court.", named],
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
      expect(title).toMatch(/^.{15,65}$/);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(`${title}|${description}`).not.toMatch(/[,;: ]…(?:\||$)/);
    }
  });
});

describe("a theme's head", () => {
  it("names the theme and the brand", () => {
    const expected = "SaaS\u00a0: les articles du blog, page 2 – Sylvène";
    expect(tagHead({ name: "SaaS" }, 2, agency).title).toBe(expected);
  });

  it.each([1, 2, 99])("keeps to the limits on page %i with the longest name an editor may give", (page) => {
    const head = tagHead({ name: "x".repeat(30) }, page, agency);
    for (const field of ["title", "description"] as const) {
      const [least, most] = headLimits[field];
      expect(head[field]).toMatch(new RegExp(`^.{${least},${most}}$`));
    }
  });
});
