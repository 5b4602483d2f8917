import { expect, test } from "playwright/test";
import { formatPrice } from "../../src/shared/format-text";
import { caseStudyPath, servicePath } from "../../src/shared/paths";
import {
  builtAddresses,
  builtPage,
  isPublished,
  publishedFiles,
  readPublished,
  siteUrl,
  visibleText,
} from "./support/built-pages";
import { brand, cases, readBlock, services } from "./support/content";
import { copiedPages } from "./support/site";

/* The copies in Markdown say what their pages say, and lead nowhere that is not there. */

test.describe.configure({ mode: "default" });

interface Reviews {
  readonly items: readonly { readonly quote: string; readonly caseStudy?: string }[];
}

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
    expect([address, link?.getAttribute("href")]).toEqual([
      address,
      pages.includes(address) ? `${address}.md` : undefined,
    ]);
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
    expect([file, targets.filter(isBroken)]).toEqual([file, []]);
    const [own, ...others] = targets.filter((target) => hasCopy(target.slice(siteUrl.length)));
    if (file !== "llms.txt") expect(own).toBe(`${siteUrl}/${file.replace(/\.md$/, "")}`);
    expect([file, others.filter((target) => !/\.md$|#/.test(target))]).toEqual([file, []]);
  }
});

/** What a reader sees of Markdown: no addresses, marks of lists, tags or backslashes. */
const readable = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|<\/?\w[^>]*>/g, "")
    .replace(/^\s*\d+\. /gm, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/\s+/g, " ");
test("a copy says what a case or a service has, and leaves out what it lacks", () => {
  const copyOf = (address: string): string => readPublished(`${address.slice(1)}.md`);
  const missing = (address: string, ...words: string[]): string[] =>
    words.filter((one) => !readable(copyOf(address)).includes(readable(one)));
  const quotes = readBlock<Reviews>("reviews", "reviews")?.items ?? [];
  for (const { slug, results = [] } of cases) {
    const address = caseStudyPath(slug);
    const review = quotes.find(({ caseStudy }) => caseStudy === slug);
    expect([address, copyOf(address).includes("L’avis du client")]).toEqual([address, review !== undefined]);
    const rows = results.map(({ label, before = "", after = "" }) => `| ${label} | ${before} | ${after} |`);
    expect([address, ...missing(address, ...rows, `> ${review?.quote ?? ""}`)]).toEqual([address]);
  }
  for (const { slug, priceFrom } of services) {
    const price = priceFrom && formatPrice(priceFrom);
    const said = price ? [`**${price.charAt(0).toUpperCase()}${price.slice(1)}**`] : [];
    expect([slug, ...missing(servicePath(slug), ...said)]).toEqual([slug]);
  }
  for (const address of pages.filter((page) => !page.startsWith("/article/")))
    expect([address, withoutCode(copyOf(address)).match(/\b(?:undefined|null)\b/)]).toEqual([address, null]);
});

/** « 18 000 € », « −63 % », « 09/03/2026 ». */
const figure = /[−+]?\d+(?:[ .,:/]\d+)*(?: ?[%€])?/g;

/** A figure in a page's text, which has a space after each element, also within code. */
function patternOf(found: string): RegExp {
  const parts = found.match(/\d+|[^\d ]/g) ?? [];
  const start = /^\d/.test(found) ? "(?<!\\d)" : "";
  return new RegExp(`${start}${parts.map((part) => part.replace(/\D/, "[$&]")).join(" ?")}(?!\\d)`);
}

test("every figure of a copy stands on its page", () => {
  for (const address of pages) {
    const text = visibleText(builtPage(address).document);
    const figures = readable(readPublished(`${address.slice(1)}.md`)).match(figure) ?? [];
    const missing = [...new Set(figures)].filter((one) => !patternOf(one).test(text));
    expect([address, missing]).toEqual([address, []]);
  }
});
