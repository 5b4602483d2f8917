import { globSync, readFileSync } from "node:fs";
import { expect, test } from "playwright/test";
import { builtPage, readPublished } from "./support/built-pages";
import { brand } from "./support/content";

/* The licences of what is handed to visitors and editors: one file, which the credits page names. */

const licences = readPublished("licences.txt");

test("the licences of packages and fonts are published, and the credits lead to them", () => {
  const credits = builtPage("/credits").document;
  for (const name of ["react", "react-dom", "gatsby", "yup", "react-hook-form", "dompurify"])
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\S+ \\(`, "m"));
  for (const { name } of Object.values(brand.fonts)) {
    expect(licences).toContain(name);
    expect(credits.querySelector("main")?.textContent).toContain(name);
  }
  expect(licences).toContain("Permission is hereby granted, free of charge");
  expect(credits.querySelector('main a[href="/licences.txt"]')).not.toBeNull();
});

test("the licences name what is bundled in the editors' forms", () => {
  const maps = globSync("node_modules/@sveltia/cms/npm/**/*.js.map");
  const sources = maps.flatMap(
    (map) => (JSON.parse(readFileSync(map, "utf8")) as { sources: string[] }).sources,
  );
  // `…/node_modules/.pnpm/@lexical+list@0.51.0_…/node_modules/@lexical/list/…`
  const pattern = /\.pnpm\/@?[^@/]+@(\d[^_/(]*)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;
  const held = sources.flatMap((source) => {
    const [, version, name] = pattern.exec(source) ?? [];
    return name ? [`${name} ${version}`] : [];
  });
  expect(held.length).toBeGreaterThan(0);
  expect([...new Set(held)].filter((one) => !licences.includes(`\n${one} | `))).toEqual([]);
});
