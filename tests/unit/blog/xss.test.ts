import { execFileSync } from "node:child_process";
import path from "node:path";
import { prepareArticle } from "../../../src/blog/table-of-contents";
import * as inBrowser from "../../../src/blog/sanitise";
import { allVectors, harmless, joined, markOf, vectors } from "../../agency-api/hostile";
import type { AtBuild } from "../../agency-api/hostile/at-build";
import { allowed, allowedInDescription, offencesIn } from "../../agency-api/hostile/offences";

const root = path.join(__dirname, "../../..");
const together = [joined(allVectors), joined([...allVectors].reverse()), [...allVectors].reverse().join("")];
const contents = [...allVectors, ...together, ...harmless];

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

it("the corpus holds more than 200 vectors, each once", () => {
  expect(allVectors.length).toBeGreaterThan(200);
  expect(new Set(allVectors).size).toBe(allVectors.length);
});

/** Holds one content to the policy, at every stage and on both sides. */
function expectHarmless(content: string): void {
  const { clean, description, html, withPictures, pictures } = atBuild(content);
  expect(inBrowser.sanitise(content)).toBe(clean);
  for (const stage of [clean, prepareArticle(clean).html, html, withPictures])
    expect(offences(stage)).toEqual([]);
  expect(inBrowser.sanitiseDescription(content)).toBe(description);
  expect(offences(description, allowedInDescription)).toEqual([]);
  // No sign in an attribute that a text tool could take for the beginning or the end of a tag.
  expect(clean.replace(/<[^<>]*>/g, "")).not.toMatch(/[<>]/);
  expect(
    pictures.filter((url) => !allowed.protocols.includes(new URL(url, "https://site.example").protocol)),
  ).toEqual([]);
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

it.each(harmless)("harmless markup survives unchanged: %s", (html) => {
  expect(atBuild(html).clean).toBe(html);
  expect(inBrowser.sanitise(html)).toBe(html);
});
