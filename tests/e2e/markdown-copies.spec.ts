import { expect, test } from "playwright/test";
import {
  builtAddresses,
  builtPage,
  isPublished,
  publishedFiles,
  readPublished,
  siteUrl,
} from "./support/built-pages";
import { brand } from "./support/content";
import { copiedPages } from "./support/site";

test.describe.configure({ mode: "default" });

const addresses = builtAddresses();
const pages = copiedPages;
const hasCopy = (address: string): boolean => pages.includes(address.replace(/[?#].*/, ""));
const withoutCode = (markdown: string): string => markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, "");
const targetsOf = (markdown: string): string[] =>
  Array.from(
    withoutCode(markdown).matchAll(/\]\(([^)\s]*)|<(\w+:[^>\s]*)>/g),
    ([, link, auto]) => link ?? auto ?? "",
  );

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

test("every link of a copy leads to something published", () => {
  const isBroken = (target: string): boolean => {
    if (!URL.canParse(target)) return true;
    const { origin, pathname, hash, protocol } = new URL(target);
    if (origin !== siteUrl) return !/^(?:https|mailto|tel):$/.test(protocol);
    if (!addresses.includes(decodeURI(pathname))) return !isPublished(pathname);
    // A page that has a copy is linked by it: only its own address and its parts are not.
    const id = decodeURIComponent(hash.slice(1));
    return id !== "" && !builtPage(decodeURI(pathname)).document.getElementById(id);
  };
  for (const file of ["llms.txt", ...pages.map((address) => `${address.slice(1)}.md`)]) {
    const targets = targetsOf(readPublished(file));
    expect(targets.filter(isBroken), file).toEqual([]);
    const [own, ...others] = targets.filter((target) => hasCopy(target.slice(siteUrl.length)));
    if (file !== "llms.txt") expect(own).toBe(`${siteUrl}/${file.replace(/\.md$/, "")}`);
    expect(
      others.filter((target) => !/\.md$|#/.test(target)),
      file,
    ).toEqual([]);
  }
});
