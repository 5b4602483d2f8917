import { expect, test } from "playwright/test";
import { builtAddresses, builtPage, publishedFiles, readPublished, siteUrl } from "./support/built-pages";
import { brand } from "./support/content";
import { copiedPages } from "./support/site";

test.describe.configure({ mode: "default" });

const addresses = builtAddresses();
const pages = copiedPages;
const withoutCode = (markdown: string): string => markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, "");

test("every page that has a copy names it, and no other does", () => {
  for (const address of addresses) {
    const link = builtPage(address).document.querySelector('link[rel="alternate"][type="text/markdown"]');
    expect(link?.getAttribute("href"), address).toBe(pages.includes(address) ? `${address}.md` : undefined);
  }
});

test("a copy has the headings of its page’s own part, and no others", () => {
  for (const address of pages) {
    const headings = builtPage(address).document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)");
    const own = Array.from(headings).filter((heading) => !heading.closest("[data-shared], nav, aside"));
    const copied = withoutCode(readPublished(`${address.slice(1)}.md`)).match(/^#+(?= )/gm);
    expect(
      copied?.map(({ length }) => `H${length}`),
      address,
    ).toEqual(own.map(({ tagName }) => tagName));
  }
});

test("llms.txt lists each copy once, with a sentence", () => {
  const list = readPublished("llms.txt");
  expect(list.startsWith(`# ${brand.name}\n\n> `)).toBe(true);
  const entries = Array.from(list.matchAll(/^- \[.+\]\((.+\.md)\): \S.{20,}$/gm), ([, address]) => address);
  const copies = publishedFiles().filter((file) => file.endsWith(".md"));
  expect(entries.sort()).toEqual(copies.map((file) => `${siteUrl}/${file}`).sort());
  expect(copies).toEqual(expect.arrayContaining(pages.map((address) => `${address.slice(1)}.md`)));
});
