import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import micromark from "micromark";
import { expect, test } from "playwright/test";
import { htmlToText } from "../../src/shared/html";
import { typeset } from "../../src/shared/text/typeset";
import { testSite as site, type BuiltPage } from "./support/built-site";

/* What the pages of tests/content say, read without a browser. */

const pages = site.addresses().map((address) => site.page(address));

/** Names of attributes that are read aloud or by other sites. */
const spoken = ["alt", "title", "aria-label", "placeholder", "content"];

/** Breakable white space is the build's, the case of letters the style sheets'. */
const plain = (text: string): string =>
  text
    .replace(/[\u00ad\u2060]/g, "")
    .replace(/[ \t\n\r]+/g, " ")
    .trim()
    .toLowerCase();

function wordsOf({ document }: BuiltPage): string {
  const attributes = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap(
    (element) => spoken.map((name) => element.getAttribute(name) ?? ""),
  );
  return plain([document.documentElement.textContent, ...attributes].join("\n"));
}

/**
 * Fields whose words come in the browser (of the estimator, of a sent quote), in mails or later in the year, or not at all, since
 * their picture is an ornament.
 */
const elsewhere =
  /^settings\/(?:claims|opening|estimator)\.json|success quote|(?:\$schema|alt|side|code|sources|Notice|calledInMarks)\b/;

/** Texts of several words, each with its place: `settings/faq.json items 0 answer`. */
function textsIn(content: unknown, place: string): [place: string, text: string][] {
  if (elsewhere.test(place)) return [];
  if (typeof content === "string") return /\S\s+\S/.test(content) ? [[place, content]] : [];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) => textsIn(value, `${place} ${field}`));
}

test("every text of the content stands on a page, set in French", () => {
  const words = pages.map(wordsOf).join("\n");
  const folder = path.resolve("tests/content");
  const texts = globSync("**/*.json", { cwd: folder }).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(path.join(folder, file), "utf8")), file),
  );
  expect(texts.length).toBeGreaterThan(300);
  const isSaid = (text: string) =>
    text
      .split("\n\n")
      .flatMap((paragraph) => typeset(htmlToText(micromark(paragraph))).split(/\{\{.*?\}\}/))
      .every((part) => words.includes(plain(part)));
  expect(texts.filter(([, text]) => !isSaid(text))).toEqual([]);
});

/** Everything of a page that is read or read aloud, a line a block; code, for which an x stands, is nobody's prose. */
function linesOf({ document }: BuiltPage): string[] {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of root.querySelectorAll("script, style, noscript, template")) element.remove();
  for (const element of root.querySelectorAll("code, pre")) element.textContent = "x";
  for (const block of root.querySelectorAll(
    ":not(a, abbr, b, cite, em, i, mark, small, span, strong, sup, time)",
  )) {
    block.before("\n");
    block.after("\n");
  }
  const read = [...root.querySelectorAll("[aria-label], [placeholder]")].flatMap((element) =>
    ["aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  return [...read, ...root.textContent.split(/\n+/)].map((line) => line.replace(/ +/g, " ").trim());
}

test("no mark is left on a page, and no sign stands at the beginning of a line", () => {
  const lines = new Set(pages.flatMap(linesOf));
  expect(lines.size).toBeGreaterThan(300);
  expect([...lines].filter((line) => /\{\{| [!?;»%€]| :(?= |$)|« |\p{L}'\p{L}/u.test(line))).toEqual([]);
});

test("a demonstration says wherever clients are shown that they are invented", () => {
  const said = "les clients, leurs avis et leurs chiffres sont inventés";
  for (const address of [
    "/",
    "/realisations",
    "/realisations/criee-du-levant",
    "/services/saas",
    "/villes/vannes",
  ])
    expect.soft(site.page(address).document.body.textContent, address).toContain(said);
  expect.soft(site.page("/nos-conditions").document.body.textContent).toContain("Site de démonstration");
});
