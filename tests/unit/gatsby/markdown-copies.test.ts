/** @jest-environment node */
import { mkdirSync, readdirSync, utimesSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fromHtml, text, withTargets } from "../../../src/gatsby/markdown-copies/markdown";
import { markdownFiles, writeMarkdownCopies } from "../../../src/gatsby/markdown-copies/write-copies";
import { makeFolder } from "../setup/folder";

const named = { name: "Docker", slug: "docker" };
const study = {
  ...{
    slug: "fluxandre",
    title: "Un planning",
    clientName: "Fluxandre",
    category: "SaaS",
    sector: "Commerce",
  },
  ...{ summary: "Une phrase.", description: "<p>Un <b>résumé</b>.</p>", problem: "Rien.", solution: "Tout." },
  ...{ city: { slug: "lyon", city: "Lyon" }, deliveredOn: "2026-03-09", deliverables: ["Un écran"] },
  ...{ services: [{ ...named, slug: "saas" }], technologies: [named] },
};
const result = { value: "−63 %", label: "d’appels", measuredOn: "2026-06-12", method: "journal | standard" };
const review = {
  quote: "Livré.",
  author: "Direction",
  company: "Fluxandre",
  month: "2026-01",
  source: "appel",
};
const service = {
  ...{ slug: "saas", name: "SaaS", title1: "T", description1: "<p>D</p>", sectionTitle: "S" },
  ...{
    sectionDescription: "<p>P</p>",
    deliverables: [],
    duration: { value: "30 jours", label: "" },
    pricing: "",
  },
  ...{ argument1: "A", argument2: "B", argument3: "C" },
  ...{ argumentDescription1: "a", argumentDescription2: "b", argumentDescription3: "c" },
};

/** All that has a copy: one case and one service, which have what is given. */
function contentOf(ofCase: object = {}, ofService: object = {}, demonstration = true) {
  const nodes = (list: object[]) => ({ nodes: list });
  return {
    site: { siteMetadata: { siteUrl: "https://a.example" } },
    siteSettings: { brand: "Sylvène", tagline: "Développement", demonstration },
    claimsSettings: { replyHours: { value: 4, unit: "heures ouvrées" } },
    allCaseStudy: nodes([{ ...study, ...ofCase }]),
    allService: nodes([{ ...service, ...ofService }]),
    ...{ allTechnology: nodes([]), allCity: nodes([]), allBlogPost: nodes([]) },
  } as unknown as Parameters<typeof markdownFiles>[0];
}

function copies(...content: Parameters<typeof contentOf>) {
  const files = markdownFiles(contentOf(...content));
  const read = (file: string): string => files.get(file) ?? "";
  return {
    study: read("/realisations/fluxandre.md"),
    service: read("/services/saas.md"),
    list: read("/llms.txt"),
  };
}

it("removes copies of pages that are gone, and leaves what has not changed its date", async () => {
  const published = makeFolder();
  const write = () => writeMarkdownCopies((() => Promise.resolve({ data: contentOf() })) as never, published);
  mkdirSync(path.join(published, "services"));
  for (const name of ["parti.md", "parti.txt"]) writeFileSync(path.join(published, "services", name), "");
  await write();
  expect(readdirSync(path.join(published, "services"))).toEqual(["parti.txt", "saas.md"]);
  const list = path.join(published, "llms.txt");
  utimesSync(list, 1, 1);
  await write();
  expect(statSync(list).mtimeMs).toBe(1000);
});

it("leaves out what a case or a service lacks", () => {
  const bare = copies();
  expect(bare.study).not.toMatch(/résultats|\||L’avis|undefined|null/);
  expect(bare.service).not.toMatch(/€|offert|Financement|Questions|undefined|null/i);
});

it("says a case's figures, with those before and after where they are known, and its review", () => {
  const results = [result, { ...result, before: "46 par jour", after: "17 par jour" }];
  const full = copies({ results, review }).study;
  expect(full).toContain("| −63 % | d’appels |  |  | 12/06/2026 | journal \\| standard |\n");
  expect(full).toContain("| −63 % | d’appels | 46 par jour | 17 par jour | 12/06/2026 |");
  expect(full).toContain("> Livré.\n\nDirection, Fluxandre (janvier 2026, appel)");
});

it("says that cases are invented, on the demonstration alone", () => {
  expect(copies().study).toMatch(/inventés/);
  expect(copies().list).toMatch(/inventés/);
  const real = copies({}, {}, false);
  expect(real.study + real.list).not.toMatch(/inventés/);
});

it.each([
  [18000, "À partir de 18\u202f000\u00a0€ HT le projet"],
  [0, "Offert HT le projet"],
])("says a service's price: %d", (amount, price) => {
  const priceFrom = { amount, unit: "HT le projet", covers: "une version" };
  expect(copies({}, { priceFrom }).service).toContain(`**${price}**\u00a0: une version\n`);
});

it("leads to copies where there are, to the full address of other pages", () => {
  expect(copies().study).toContain("](https://a.example/services/saas.md)");
  expect(copies().study).toContain("](https://a.example/technologies/docker)");
});

it.each([
  ["[a](/b) [c](#d) [e](https://f.example/g)", "[a](!/b) [c](!#d) [e](!https://f.example/g)"],
  ["`[a](/b)` and\n```\n[a](/b)\n```", "`[a](/b)` and\n```\n[a](/b)\n```"],
  ["[a][1]\n\n[1]: /b", "[a][1]\n\n[1]: !/b"],
])("finds the links, but those that code shows: %j", (markdown, rewritten) => {
  expect(withTargets(markdown, (target) => `!${target}`)).toBe(rewritten);
});

it("keeps signs from becoming marks", () => {
  expect(text("<template> et *étoile*")).toBe("\\<template> et \\*étoile\\*");
  expect(fromHtml("<p>a &lt;b&gt; <code>&lt;c&gt;</code></p>")).toBe("a \\<b> `<c>`");
});
