import {
  articleHead,
  caseStudyHead,
  cityHead,
  serviceHead,
  technologyHead,
  type Head,
} from "../../../src/seo/heads";
import { blogTag, type BlogTag } from "../../../src/shared/blog-tag";

const agency = {
  brand: "Cembraie",
  offer: "caisses et balances",
  keywords: ["agence web"],
  claims: { replyHours: { value: 6, unit: "heure" } },
};
const seo = { title: "T", description: "D", keywords: ["k"], canonical: "/contact" };
const service = {
  name: "Site vitrine",
  heroTitle: 'Un site <span class="green">qui travaille</span>',
  heroSubTitle: "En trois semaines.",
  keywords: ["site vitrine"],
};
const caseStudy = {
  title: "Un planning de terrain",
  summary: "En une phrase.",
  clientName: "Voiles Mistrane",
  category: "SaaS",
  sector: "Maintenance",
};
type Overrides = { readonly seo?: Partial<typeof seo> };
const heads: Readonly<Record<string, (overrides: Overrides) => Head>> = {
  service: (overrides) => serviceHead({ ...service, ...overrides }, agency),
  technology: (overrides) => technologyHead({ name: "Node.js", ...overrides }, agency),
  city: (overrides) => cityHead({ city: "Le Havre", locative: "au Havre", ...overrides }, agency),
  case: (overrides) => caseStudyHead({ ...caseStudy, ...overrides }, agency),
};

it.each([
  ["service", "Site vitrine – Agence Cembraie", "Un site qui travaille. En trois semaines.", "agence web"],
  [
    "technology",
    "Développement Node.js – Agence Cembraie",
    "Agence Node.js\u00a0: Cembraie construit vos caisses et balances. Devis gratuit, réponse sous 6\u00a0heures.",
    "expert Node.js",
  ],
  [
    "city",
    "Agence web et logiciels au Havre – Cembraie",
    "Cembraie construit vos caisses et balances au Havre. Devis",
    "agence web Le Havre",
  ],
  ["case", "Un planning de terrain – Cembraie", "En une phrase.", "Voiles Mistrane"],
])("a %s's head follows its pattern, unless the editor says otherwise", (kind, title, text, keyword) => {
  const made = heads[kind]?.({});
  const [description, keywords] = [expect.stringContaining(text), expect.arrayContaining([keyword])];
  expect(made).toMatchObject({ title, description, keywords });
  expect(heads[kind]?.({ seo: { title: "T" } })).toEqual({ ...made, title: "T" });
  expect(heads[kind]?.({ seo })).toEqual(seo);
});

it("a title has the brand where there is room, and a sentence one mark at its end", () => {
  const long = "Un planning de terrain que toute une équipe consulte sans appeler";
  expect(caseStudyHead({ ...caseStudy, title: long }, agency).title).toBe(long);
  const asking = serviceHead({ ...service, heroTitle: "Un site\u00a0?" }, agency);
  expect(asking.description).toBe("Un site\u00a0? En trois semaines.");
});

describe("an article's head", () => {
  const long = "Une phrase qui dit ce que l’article apporte à qui le lit, et pour qui il est écrit.";
  const whole = { title: "Un titre assez long", description: long, tags: [blogTag("DevOps")] };
  const head = (post: { title?: string; description?: string; tags?: BlogTag[] }) =>
    articleHead({ ...whole, ...post }, agency);

  it("has its title, its text without HTML, themes or words as keywords", () => {
    expect(head({ description: `<p>${long.replace("et pour", "<em>&amp;</em> pour")}</p>` })).toEqual({
      title: "Un titre assez long",
      description: long.replace("et pour", "& pour"),
      keywords: ["DevOps"],
    });
    const title = "Sauvegardes : règle 3-2-1, sauvegardes et règle d’or";
    const words = ["Sauvegardes", "règle", "3-2-1", "sauvegardes", "blog"];
    expect(head({ title, tags: [] }).keywords).toEqual(words);
  });

  const named = "Trop court. «\u00a0Un titre assez long\u00a0», un article à lire sur le blog de Cembraie.";
  it.each([
    ["description", "a longer text ends at a word", "mot ".repeat(60), `${"mot ".repeat(39).trim()}…`],
    ["description", "a short one names the article", "Trop court.", named],
    ["title", "a short one names the blog", "Nginx", "Nginx – Le blog de Cembraie"],
  ] as const)("%s: %s", (part, _name, text, expected) => {
    expect(head({ [part]: text })[part]).toBe(expected);
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
