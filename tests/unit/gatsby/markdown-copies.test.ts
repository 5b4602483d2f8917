/** @jest-environment node */
import { mkdirSync, readdirSync, utimesSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fromHtml, text } from "../../../src/gatsby/markdown-copies/markdown";
import { markdownFiles, writeMarkdownCopies } from "../../../src/gatsby/markdown-copies/write-copies";
import { makeFolder } from "../setup/folder";

/** All that has a copy: one case, and nothing that may be left out. */
function contentOf(demonstration: boolean) {
  const none = { nodes: [] };
  const study = {
    ...{
      slug: "fluxandre",
      title: "Un planning",
      clientName: "Fluxandre",
      category: "SaaS",
      sector: "Commerce",
    },
    ...{ summary: "Une phrase.", description: "", problem: "Rien.", solution: "Tout.", deliverables: [] },
    ...{ city: { slug: "lyon", city: "Lyon" }, deliveredOn: "2026-03-09", services: [], technologies: [] },
  };
  return {
    site: { siteMetadata: { siteUrl: "https://a.example" } },
    brandSettings: { name: "Sylvène" },
    siteSettings: { tagline: "Développement", demonstration },
    claimsSettings: { replyHours: { value: 4, unit: "heures ouvrées" } },
    allCaseStudy: { nodes: [study] },
    ...{ allService: none, allTechnology: none, allCity: none, allBlogPost: none },
  } as unknown as Parameters<typeof markdownFiles>[0];
}

it("removes copies of pages that are gone, and leaves what has not changed its date", async () => {
  const published = makeFolder();
  const write = () =>
    writeMarkdownCopies((() => Promise.resolve({ data: contentOf(true) })) as never, published);
  mkdirSync(path.join(published, "realisations"));
  for (const name of ["parti.md", "parti.txt"]) writeFileSync(path.join(published, "realisations", name), "");
  await write();
  expect(readdirSync(path.join(published, "realisations"))).toEqual(["fluxandre.md", "parti.txt"]);
  const list = path.join(published, "llms.txt");
  utimesSync(list, 1, 1);
  await write();
  expect(statSync(list).mtimeMs).toBe(1000);
});

it.each([true, false])("says that cases are invented, on the demonstration alone: %s", (demonstration) => {
  for (const copy of markdownFiles(contentOf(demonstration)).values())
    expect(/inventés/.test(copy)).toBe(demonstration);
});

it("keeps signs from becoming marks", () => {
  expect(text("<template> et *étoile*")).toBe("\\<template> et \\*étoile\\*");
  expect(fromHtml("<p>a &lt;b&gt; <code>&lt;c&gt;</code></p>")).toBe("a \\<b> `<c>`");
});
