import { statSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { expect, test } from "playwright/test";
import {
  builtAddresses,
  builtPage,
  isPublished,
  publishedFolder,
  readPublished,
  siteUrl,
} from "./support/built-pages";

test.describe.configure({ mode: "default" });

const parseXml = (file: string): Document =>
  new JSDOM(readPublished(file), { contentType: "application/xml" }).window.document;
const textsOf = (parent: Document | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? "");

function sitemapEntries(): Element[] {
  const files = textsOf(parseXml("sitemap-index.xml"), "loc").map((address) =>
    new URL(address).pathname.slice(1),
  );
  return files.flatMap((file) => [...parseXml(file).getElementsByTagName("url")]);
}

test("the sitemap has the canonical address of each page that may be listed", () => {
  const canonicalOf = (address: string) =>
    builtPage(address).document.querySelector("link[rel=canonical]")?.getAttribute("href");
  const listed = builtAddresses().filter((address) => builtPage(address).isListed);
  const entries = sitemapEntries().map((entry) => textsOf(entry, "loc")[0]);
  expect(entries.sort()).toEqual(listed.map(canonicalOf).sort());
});

test("dates in the sitemap are true days before the build", () => {
  const dates = sitemapEntries().flatMap((entry) => textsOf(entry, "lastmod"));
  expect(dates.length).toBeGreaterThan(0);
  const built = statSync(path.join(publishedFolder, "sitemap-index.xml")).mtimeMs;
  for (const date of dates) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d/);
    expect(Date.parse(date)).toBeLessThan(built);
    expect(Date.parse(date)).toBeGreaterThan(Date.parse("2020-01-01"));
  }
});

test("pictures in the sitemap exist and stand on their page", () => {
  let count = 0;
  for (const entry of sitemapEntries()) {
    const { document, html } = builtPage(new URL(textsOf(entry, "loc")[0] ?? "").pathname);
    for (const address of textsOf(entry, "image:loc")) {
      count += 1;
      const file = new URL(address).pathname;
      expect(address.startsWith(`${siteUrl}/`)).toBe(true);
      expect(isPublished(file)).toBe(true);
      expect(html.includes(file) || html.includes(decodeURI(file)), `${file} on ${document.baseURI}`).toBe(
        true,
      );
    }
  }
  expect(count).toBeGreaterThan(0);
});

test("robots.txt bars nothing but the API and names the sitemap", () => {
  expect(readPublished("robots.txt")).toBe(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
  );
});

test("the feed has the whole articles, newest first, with full addresses", () => {
  const feed = parseXml("blog/flux.xml");
  expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  const entries = [...feed.getElementsByTagName("entry")];
  const articles = builtAddresses().filter((address) => address.startsWith("/article/"));
  expect(entries).toHaveLength(Math.min(articles.length, 30));

  const dates = entries.map((entry) => textsOf(entry, "published")[0] ?? "");
  expect(dates).toEqual([...dates].sort().reverse());

  for (const entry of entries) {
    const [address = ""] = textsOf(entry, "id");
    const { document } = builtPage(new URL(address).pathname);
    const title = document.querySelector("h1")?.textContent.replaceAll("\u2060", "");
    expect(textsOf(entry, "title")[0]).toBe(title);
    const content = new JSDOM(textsOf(entry, "content")[0]).window.document;
    expect(content.body.textContent).toBe(document.querySelector("article")?.textContent);
    for (const element of content.querySelectorAll("[href], [src]")) {
      const value = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
      expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
    }
  }
});
