/** @jest-environment jsdom */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { apiPostTexts } from "../../../src/blog/api-post";
import { placeApiPictures } from "../../../src/blog/api-pictures";
import { placePictures } from "../../../src/blog/article-pictures";
import * as inBrowser from "../../../src/blog/sanitise";
import { prepareArticle } from "../../../src/blog/table-of-contents";
import { highlightCode } from "../../../src/gatsby/data/highlight";
import { htmlToText, parseHtml } from "../../../src/shared/html";
import { allVectors, harmless, joined, markOf, vectors } from "../../agency-api/hostile";
import { asTexts, type AtBuild } from "../../agency-api/hostile/at-build";
import { fuzzed } from "../../agency-api/hostile/fuzz";
import { allowed, allowedInDescription, offencesIn } from "../../agency-api/hostile/offences";

const root = path.join(__dirname, "../../..");
const together = [joined(allVectors), joined([...allVectors].reverse()), [...allVectors].reverse().join("")];
const seeds = Array.from({ length: 2_000 }, (_, index) => index);
const contents = [...allVectors, ...together, ...harmless, ...seeds.map(fuzzed)];
const origins = { api: "/api", page: "https://site.example/article/x" };

/** What the build makes of each content, asked for once. */
const built = new Map<string, AtBuild>();

beforeAll(() => {
  const script = path.join(root, "tests/agency-api/hostile/at-build.ts");
  const answer = execFileSync(process.execPath, ["--import", "tsx", script], {
    cwd: root,
    input: JSON.stringify(contents),
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  (JSON.parse(answer) as AtBuild[]).forEach((made, index) => built.set(contents[index] ?? "", made));
});

function atBuild(content: string): AtBuild {
  const made = built.get(content);
  if (!made) throw new Error(`The build was not asked about ${content}`);
  return made;
}

/** Everything in a document made of `html` that an article, or a description, may not hold. */
function offences(html: string, rules = allowed): string[] {
  const { documentElement } = new DOMParser().parseFromString(`<!doctype html><main>${html}`, "text/html");
  return offencesIn(documentElement, { ...rules, elements: [...rules.elements, "head", "body", "main"] });
}

/** HTML as this browser writes it: some escape « < » in attributes, and some do not. */
const written = (html: string): string => parseHtml(html).innerHTML;

const withoutSpace = (text: string): string => text.replace(/\s/g, "");

/** What a reader sees, but for white space and for words in the place of pictures. */
function textOf(html: string): string {
  const article = parseHtml(html);
  for (const words of article.querySelectorAll(".missing-picture")) words.remove();
  return withoutSpace(article.textContent);
}

/** Holds one content to the policy, as pages and the feed get it, from the build and in the browser. */
function expectHarmless(content: string): void {
  const { clean, title, description, pictures, html, entries, withPictures, inFeed } = atBuild(content);
  const sanitised = inBrowser.sanitise(content);
  expect(sanitised).toBe(written(clean));
  expect(apiPostTexts(asTexts(content), inBrowser)).toMatchObject({
    title,
    description: written(description),
  });
  const article = parseHtml(sanitised);
  placePictures(article, () => undefined);
  highlightCode(article);
  const page = prepareArticle(article);
  expect(page).toEqual({ html: written(html), entries });
  // Nothing is read otherwise the second time.
  expect(written(page.html)).toBe(page.html);

  const late = parseHtml(sanitised);
  placeApiPictures(late, origins);
  for (const published of [html, withPictures, inFeed, prepareArticle(late).html])
    expect(offences(published)).toEqual([]);
  expect(offences(description, allowedInDescription)).toEqual([]);
  const isHarmless = (url: string) => allowed.protocols.includes(new URL(url, origins.page).protocol);
  expect(pictures.filter((url) => !isHarmless(url))).toEqual([]);

  // No text is taken for markup, nor markup for text.
  const plain = [clean, sanitised].map((each) => withoutSpace(htmlToText(each)));
  const text = textOf(clean);
  expect([...plain, textOf(withPictures), textOf(inFeed)]).toEqual([text, text, text, text]);
}

describe.each(Object.entries(vectors))("%s", (_kind, list) => {
  it.each(list)("%j", (vector) => expectHarmless(vector));
});

it.each([
  ["each closed by force", 0],
  ["each closed by force, the last one first", 1],
  ["as they come, the last one first", 2],
])("all vectors in one document, where each may lean on the others, %s", (_name, index) => {
  const content = together[index] ?? "";
  expectHarmless(content);
  const swallowed = allVectors.filter(
    (vector) => !atBuild(content).clean.includes(`<p>${markOf(vector)}</p>`),
  );
  if (index < 2) expect(swallowed).toEqual([]);
});

it("articles made at random", () => {
  for (const seed of seeds) {
    const content = fuzzed(seed);
    try {
      expectHarmless(content);
    } catch (error) {
      throw new Error(`Seed ${seed}:\n${content}\n`, { cause: error });
    }
  }
});

it.each(harmless)("harmless markup survives unchanged: %s", (html) => {
  expect(atBuild(html).clean).toBe(html);
  expect(inBrowser.sanitise(html)).toBe(html);
});
