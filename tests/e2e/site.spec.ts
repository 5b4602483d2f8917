import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { expect, test } from "playwright/test";
import sharp from "sharp";
import { siteUrl, testSite as site } from "./support/built-site";

/* What is published beside the documents, and what holds of all of them together. */

test.describe.configure({ mode: "default" });

const addresses = site.addresses();
const listed = addresses.filter((address) => site.page(address).isListed);

const parseXml = (file: string): Document =>
  new JSDOM(site.read(file), { contentType: "application/xml" }).window.document;
const textsOf = (parent: Document | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

test("search engines may list every page but the one of a sent form and that of an unknown address", () => {
  expect(addresses.filter((address) => !listed.includes(address))).toEqual(["/404", "/confirmation-contact"]);
});

test("every page is reached by links from the home page", () => {
  const reached = new Set(["/"]);
  for (const address of reached)
    for (const link of site.page(address).document.querySelectorAll("a[href^='/']")) {
      const target = decodeURI(new URL(link.getAttribute("href") ?? "", siteUrl).pathname);
      if (addresses.includes(target)) reached.add(target);
    }
  expect(listed.filter((address) => !reached.has(address))).toEqual([]);
});

test("the sitemap has each page that may be listed, with a true date, and pictures that stand on it", () => {
  const files = textsOf(parseXml("sitemap-index.xml"), "loc").map((url) => new URL(url).pathname.slice(1));
  const entries = files.flatMap((file) => [...parseXml(file).getElementsByTagName("url")]);
  expect(entries.map((entry) => textsOf(entry, "loc")[0]).sort()).toEqual(
    listed.map((address) => siteUrl + address).sort(),
  );
  const built = statSync(path.join(site.folder, "sitemap-index.xml")).mtimeMs;
  const dates = entries.flatMap((entry) => textsOf(entry, "lastmod"));
  expect(dates.length).toBeGreaterThan(0);
  const isTrue = (date: string) => /^\d{4}-\d\d-\d\d/.test(date) && Date.parse(date) < built;
  expect(dates.filter((date) => !isTrue(date))).toEqual([]);
  const pictures = entries.flatMap((entry) => {
    const { html } = site.page(new URL(textsOf(entry, "loc")[0] ?? "").pathname);
    return textsOf(entry, "image:loc").map((url) => [url, html] as const);
  });
  expect(pictures.length).toBeGreaterThan(0);
  for (const [url, html] of pictures) {
    const file = url.replace(siteUrl, "");
    expect([site.has(file), html.includes(file) || html.includes(decodeURI(file))], url).toEqual([
      true,
      true,
    ]);
  }
});

test("robots.txt bars nothing but the API and names the sitemap", () => {
  expect(site.read("robots.txt")).toBe(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
  );
});

test("the feed has the whole articles, newest first, with full addresses", () => {
  const feed = parseXml("blog/flux.xml");
  expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  const entries = [...feed.getElementsByTagName("entry")];
  const articles = addresses.filter((address) => address.startsWith("/article/"));
  expect(entries).toHaveLength(Math.min(articles.length, 30));
  const dates = entries.map((entry) => textsOf(entry, "published")[0] ?? "");
  expect(dates).toEqual([...dates].sort().reverse());
  for (const entry of entries) {
    const [address = ""] = textsOf(entry, "id");
    const { document } = site.page(new URL(address).pathname);
    const title = document.querySelector("h1")?.textContent.replaceAll("\u2060", "");
    expect(textsOf(entry, "title")[0]).toBe(title);
    const content = new JSDOM(textsOf(entry, "content")[0]).window.document;
    expect(content.body.textContent).toBe(document.querySelector("article")?.textContent);
    for (const element of content.querySelectorAll("[href], [src]"))
      expect(element.getAttribute("href") ?? element.getAttribute("src")).toMatch(
        /^(?:https?:\/\/|mailto:|tel:)/,
      );
  }
});

test("llms.txt lists each copy in Markdown once, with a sentence", () => {
  const list = site.read("llms.txt");
  expect(list.startsWith("# Cembraie\n\n> ")).toBe(true);
  const entries = Array.from(list.matchAll(/^- \[.+\]\((.+\.md)\): \S.{20,}$/gm), ([, address]) => address);
  const copies = site.files().filter((file) => file.endsWith(".md"));
  expect(copies).toContain("services/saas.md");
  expect(entries.sort()).toEqual(copies.map((file) => `${siteUrl}/${file}`).sort());
});

test("the licences of all that is handed out are published, and the credits lead to them", () => {
  const licences = site.read("licences.txt");
  const credits = site.page("/credits").document.querySelector("main");
  for (const name of ["react", "react-dom", "gatsby", "yup", "react-hook-form", "dompurify"])
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\S+ \\(`, "m"));
  for (const text of [licences, credits?.textContent]) expect(text).toContain("Instrument Sans");
  expect(licences).toContain("Permission is hereby granted, free of charge");
  expect(credits?.querySelector('a[href="/licences.txt"]')).not.toBeNull();

  // What the editors' forms bundle: `…/node_modules/.pnpm/@lexical+list@0.51.0_…/node_modules/@lexical/list/…`
  const pattern = /\.pnpm\/@?[^@/]+@(\d[^_/(]*)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/"]+)/g;
  const bundled = globSync("node_modules/@sveltia/cms/npm/**/*.js.map").flatMap((map) =>
    (JSON.parse(readFileSync(map, "utf8")) as { sources: string[] }).sources.flatMap((source) =>
      Array.from(source.matchAll(pattern), ([, version, name]) => `${name} ${version}`),
    ),
  );
  expect(bundled.length).toBeGreaterThan(0);
  expect([...new Set(bundled)].filter((each) => !licences.includes(`\n${each} | `))).toEqual([]);
});

test("the editors' forms are not listed, nothing leads to them, and no page carries any of them", () => {
  expect(site.read("admin.html")).toContain('<meta name="robots" content="noindex">');
  const others = site
    .files()
    .filter((file) => /\.(?:html|js|xml|txt|md)$/.test(file) && !/^(?:admin[./]|licences\.txt)/.test(file));
  expect(others.filter((file) => /["'(/]\/?admin[/"')]|sveltia/i.test(site.read(file)))).toEqual([]);
});

test("code is coloured in the document, by no script", () => {
  const withCode = addresses.filter((address) =>
    site.page(address).document.querySelector("article pre[class*=language-]"),
  );
  expect(withCode).toContain("/article/cache-http-trois-en-tetes");
  for (const address of withCode)
    expect.soft(site.page(address).document.querySelector("article pre .token"), address).not.toBeNull();
  const scripts = site.files().filter((file) => file.endsWith(".js") && !file.startsWith("admin/"));
  expect(scripts.filter((file) => /\bPrism\b|hljs|shiki/.test(site.read(file)))).toEqual([]);
});

/** Widths of a photograph's copies, in pixels of the file: `pictureCopies` of `gatsby-config.ts`, from edge to edge, there and on cards on phones. */
const widths: readonly (readonly number[])[] = [[680, 1200], [1600], [800], [520]];

test("a photograph has WebP copies for phones and desktops, as wide as they say", async () => {
  const copies = new Map<string, number>();
  for (const address of addresses)
    for (const picture of site.page(address).document.querySelectorAll("main :is(img, source)[srcset]")) {
      if (picture.closest("[data-article-text]")) continue;
      const named = [...(picture.getAttribute("srcset") ?? "").matchAll(/(\S+) (\d+)w(?:,|$)/g)];
      // A drawing's variant for phones.
      if (!named.length) continue;
      for (const [, file = "", width] of named) copies.set(file, Number(width));
      if (picture.localName === "img")
        expect.soft(named.map(([, file]) => file)).toContain(picture.getAttribute("src"));
      const sizes = named.map(([, , width]) => Number(width));
      const [largest = 0] = sizes.slice(-1);
      // A picture that is not as wide has a copy of its own width.
      const isKnown = widths.some(
        (known) =>
          largest <= (known.at(-1) ?? 0) &&
          sizes.join() === [...known.filter((width) => width < largest), largest].join(),
      );
      expect.soft(isKnown, sizes.join()).toBe(true);
    }
  expect(copies.size).toBeGreaterThan(0);
  for (const [file, width] of copies)
    expect
      .soft(await sharp(path.join(site.folder, decodeURI(file))).metadata(), file)
      .toMatchObject({ format: "webp", width });
});

test("each part that is fetched when it nears the screen is light", () => {
  const sources = globSync("src/**/*.{ts,tsx}");
  const code = sources.map((file) => readFileSync(file, "utf8")).join("\n");
  const names = Array.from(code.matchAll(/webpackChunkName: "([\w-]+)"/g), ([, name = ""]) => name);
  expect(names).toContain("estimate-start");
  for (const name of names) {
    const files = site.files().filter((file) => new RegExp(`^${name}-[0-9a-f]+\\.js$`).test(file));
    expect(files, name).toHaveLength(1);
    expect.soft(site.bytesOf(files[0] ?? ""), name).toBeLessThanOrEqual(6_000);
  }
});
