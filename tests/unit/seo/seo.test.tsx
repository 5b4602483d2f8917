/** @jest-environment jsdom */
import React from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { articleHead, caseStudyHead, cityHead, serviceHead, technologyHead } from "../../../src/seo/heads";
import { articleData } from "../../../src/seo/json-ld";
import { Seo } from "../../../src/seo/seo";
import { blogTag, type BlogTag } from "../../../src/shared/blog-tag";

const agency = {
  brand: "Cembraie",
  offer: "caisses et balances",
  keywords: ["agence web"],
  claims: { replyHours: { value: 6, unit: "heure" } },
};
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

it.each([
  [
    serviceHead(service, agency),
    "Site vitrine – Agence Cembraie",
    "Un site qui travaille. En trois semaines.",
    "agence web",
  ],
  [
    technologyHead({ name: "Node.js", summary: "JavaScript côté serveur." }, agency),
    "Développement Node.js – Agence Cembraie",
    "JavaScript côté serveur. Cembraie construit vos caisses et balances.",
    "expert Node.js",
  ],
  [
    cityHead({ city: "Le Havre", locative: "au Havre" }, agency),
    "Agence web et logiciels au Havre – Cembraie",
    "Cembraie construit vos caisses et balances au Havre. Devis gratuit, réponse sous 6\u00a0heures.",
    "agence web Le Havre",
  ],
  [
    caseStudyHead(caseStudy, agency),
    "Un planning de terrain – Cembraie",
    "En une phrase.",
    "Voiles Mistrane",
  ],
])("%# follows the pattern of its kind", (head, title, description, keyword) => {
  expect(head).toEqual({ title, description, keywords: expect.arrayContaining([keyword]) });
});

it("an editor's words stand in place of the pattern's", () => {
  const made = caseStudyHead(caseStudy, agency);
  const seo = { title: "T", description: "D", keywords: ["k"], canonical: "/contact" };
  expect(caseStudyHead({ ...caseStudy, seo: { title: "T" } }, agency)).toEqual({ ...made, title: "T" });
  expect(caseStudyHead({ ...caseStudy, seo }, agency)).toEqual(seo);
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
    const words = ["Sauvegardes", "règle", "3-2-1", "sauvegardes"];
    expect(head({ title, description: "<p>Trois copies.</p>", tags: [] }).keywords).toEqual([
      ...words,
      "Trois",
      "copies",
      "blog",
    ]);
  });

  it("says more where there is little", () => {
    const named = "Trop court. «\u00a0Un titre assez long\u00a0», un article à lire sur le blog de Cembraie.";
    expect(head({ description: "Trop court." }).description).toBe(named);
    expect(head({ title: "Nginx" }).title).toBe("Nginx – Le blog de Cembraie");
  });

  it("ends at a word, neither beyond the limits nor in a sign", () => {
    expect(head({ description: "mot ".repeat(60) }).description).toBe(`${"mot ".repeat(39).trim()}…`);
    for (let length = 1; length < 200; length += 1) {
      const text = `${"un mot, ".repeat(length).slice(0, length)}.`;
      const { title, description } = head({ title: text, description: text });
      expect(title).toMatch(/^.{15,65}$/);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(`${title}|${description}`).not.toMatch(/[,;: ]…(?:\||$)/);
    }
  });
});

it("no text breaks out of structured data", () => {
  const data = { "@context": "https://schema.org", name: "</script><script>alert(1)</script>" };
  const head = { title: "Un titre", description: "Une phrase « courte ».", keywords: [] };
  const html = renderToStaticMarkup(<Seo head={head} pathname="/" jsonLd={[data]} />);
  const scripts = new DOMParser().parseFromString(html, "text/html").querySelectorAll("script");
  expect(Array.from(scripts, ({ textContent }) => JSON.parse(textContent ?? "") as unknown)).toEqual([data]);
});

it("the data of an article has its pictures in their order, and its own date where it was never changed", () => {
  const site = { siteUrl: "https://www.cembraie.example", brand: "Cembraie" };
  const createdAt = "2026-01-10T08:00:00.000Z";
  const description = "<p>Une <em>phrase</em> &amp; une autre.</p>";
  const dataOf = (updatedAt: null | undefined, ...images: string[]) =>
    articleData(site, { title: "Un titre", description, path: "/article/a", createdAt, images, updatedAt });
  const [bare, illustrated] = [dataOf(null), dataOf(undefined, "/une.svg", "https://api.example/deux.jpg")];
  expect(bare).not.toHaveProperty("image");
  const image = [`${site.siteUrl}/une.svg`, "https://api.example/deux.jpg"];
  expect([bare, illustrated]).toMatchObject([
    { dateModified: createdAt, description: "Une phrase & une autre." },
    { dateModified: createdAt, image },
  ]);
});
