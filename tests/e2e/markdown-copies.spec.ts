import { expect, test } from "playwright/test";
import {
  builtAddresses,
  builtPage,
  isPublished,
  publishedFiles,
  readPublished,
  siteUrl,
  visibleText,
} from "./support/built-pages";

/* The copies in Markdown say what their pages say, and lead nowhere that is not there. */

test.describe.configure({ mode: "default" });

const hasCopy = (address: string): boolean =>
  /^\/(?:realisations|services|technologies|villes|article)\//.test(address);
const addresses = builtAddresses();
const pages = addresses.filter((address) => hasCopy(address) && builtPage(address).isListed);
const withoutCode = (markdown: string): string => markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, "");
const targetsOf = (markdown: string): string[] =>
  Array.from(
    withoutCode(markdown).matchAll(/\]\(([^)\s]*)|<(\w+:[^>\s]*)>/g),
    ([, link, auto]) => link ?? auto ?? "",
  );

test("every page that has a copy names it, and no other does", () => {
  expect(pages.length).toBeGreaterThan(90);
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
  expect(list).toMatch(/^# Sylvène\n\n> \S/);
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
  let count = 0;
  for (const file of ["llms.txt", ...pages.map((address) => `${address.slice(1)}.md`)]) {
    const targets = targetsOf(readPublished(file));
    count += targets.length;
    expect([file, targets.filter(isBroken)]).toEqual([file, []]);
    const [own, ...others] = targets.filter((target) => hasCopy(target.slice(siteUrl.length)));
    if (file !== "llms.txt") expect(own).toBe(`${siteUrl}/${file.replace(/\.md$/, "")}`);
    expect([file, others.filter((target) => !/\.md$|#/.test(target))]).toEqual([file, []]);
  }
  expect(count).toBeGreaterThan(400);
});

test("a copy says what a case or a service has, and leaves out what it lacks", () => {
  const copyOf = (address: string): string => readPublished(`${address}.md`);
  const study = copyOf("realisations/fluxandre");
  expect(study).toContain("| 46 par jour | 17 par jour | 11/04/2025 | journal du standard");
  expect(study).toContain("| abonnés au produit au bout de six mois |  |  | 15/07/2025 |");
  expect(study).toMatch(/\n\n> Chaque vendredi, .+\n\nDirection produit, Fluxandre \(février 2025, .+\)\n/);
  expect(copyOf("realisations/clinique-arvelles")).not.toContain("L’avis du client");
  expect(copyOf("services/saas")).toContain(
    "**À partir de 36\u202f000\u00a0€ HT le projet**\u00a0: la première",
  );
  expect(copyOf("services/seance-de-consulting-it-offerte")).toMatch(/^\*\*Offert/m);
  for (const address of pages.filter((page) => !page.startsWith("/article/")))
    expect([address, withoutCode(copyOf(address.slice(1))).match(/\b(?:undefined|null)\b/)]).toEqual([
      address,
      null,
    ]);
});

/** What a reader sees of Markdown: no addresses, marks of lists, tags or backslashes. */
const readable = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)|\]\([^)]*\)|<\/?\w[^>]*>/g, "")
    .replace(/^\s*\d+\. /gm, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/\s+/g, " ");
/** « 18 000 € », « −63 % », « 09/03/2026 ». */
const figure = /[−+]?\d+(?:[ .,:/]\d+)*(?: ?[%€])?/g;

/** A figure in a page's text, which has a space after each element, also within code. */
function patternOf(found: string): RegExp {
  const parts = found.match(/\d+|[^\d ]/g) ?? [];
  const start = /^\d/.test(found) ? "(?<!\\d)" : "";
  return new RegExp(`${start}${parts.map((part) => part.replace(/\D/, "[$&]")).join(" ?")}(?!\\d)`);
}

test("every figure of a copy stands on its page", () => {
  let count = 0;
  for (const address of pages) {
    const text = visibleText(builtPage(address).document);
    const figures = readable(readPublished(`${address.slice(1)}.md`)).match(figure) ?? [];
    count += figures.length;
    const missing = [...new Set(figures)].filter((one) => !patternOf(one).test(text));
    expect([address, missing]).toEqual([address, []]);
  }
  expect(count).toBeGreaterThan(1000);
});
