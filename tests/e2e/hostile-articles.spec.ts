import { parse } from "../../src/gatsby/data/dom";
import { htmlToText } from "../../src/shared/html";
import { allVectors, harmless, joined, markOf } from "../agency-api/hostile";
import { atBuild, type AtBuild } from "../agency-api/hostile/at-build";
import { fuzzed } from "../agency-api/hostile/fuzz";
import { allowed, allowedInDescription, offencesIn } from "../agency-api/hostile/offences";
import { samplePosts } from "../agency-api/posts";
import { expect, navigateTo, open, type Page, test } from "./support/test";

/* One hostile corpus in two places: what the build makes of an article, and what a browser does with it. */

// What stops a script here has to be the sanitiser: without the policy of the site it is alone.
test.use({ provokesRefusals: true, bypassCSP: true });

const together = joined(allVectors);
const fuzz = Array.from({ length: 150 }, (_, seed) => fuzzed(seed));
/** As a serialiser writes them. */
const samples = samplePosts.map(
  ({ content }) => parse(content.replaceAll("{{images}}", "/api/images")).innerHTML,
);

/** Also without the word joiners that keep numbers on one line. */
const withoutSpace = (text: string): string => text.replace(/[\s\u2060]/g, "");

/** What a reader sees, but for white space and for words in the place of pictures. */
function textOf(html: string): string {
  const article = parse(html);
  for (const words of article.querySelectorAll(".missing-picture")) words.remove();
  return withoutSpace(article.textContent);
}

const isHarmless = (url: string): boolean =>
  allowed.protocols.includes(new URL(url, "https://site.example").protocol);

/** What is wrong with an article as pages and the feed get it from the build. */
function faultsOf({ clean, description, pictures, html, withPictures, inFeed }: AtBuild): string[] {
  const text = textOf(clean);
  return [
    ...[html, withPictures, inFeed].flatMap((published) => offencesIn(parse(published), allowed)),
    ...offencesIn(parse(description), allowedInDescription),
    ...pictures.filter((url) => !isHarmless(url)),
    // No text is taken for markup, nor markup for text.
    ...[withoutSpace(htmlToText(clean)), textOf(withPictures), textOf(inFeed)].filter(
      (read) => read !== text,
    ),
    ...[html, withPictures, inFeed]
      .filter((published) => parse(published).innerHTML !== published)
      .map(() => "read otherwise the second time"),
  ];
}

/** Markup without what French typography adds to it: spaces and raised ordinals. */
const untypeset = (html: string): string => html.replace(/&nbsp;|\s|<\/?sup>/g, "");

for (const [kind, contents] of Object.entries({
  "each vector": allVectors,
  "all vectors in one article": [together],
  "articles made at random": fuzz,
  "harmless markup, and articles as an agency writes them": [...harmless, ...samples],
}))
  test(`the build: ${kind}`, async () => {
    const made = await atBuild(contents);
    const faults = made.map((article, index) => [contents[index], faultsOf(article)] as const);
    expect(faults.filter(([, list]) => list.length > 0)).toEqual([]);
    const kept = made.map(({ clean }) => clean);
    if (contents.includes(together))
      expect(allVectors.filter((vector) => !kept[0]?.includes(`<p>${markOf(vector)}</p>`))).toEqual([]);
    if (contents.includes(samples[0] ?? "")) expect(kept.map(untypeset)).toEqual(contents.map(untypeset));
  });

/** Records whatever a vector achieves in the page, before anything is loaded. */
async function watch(page: Page, baseURL = ""): Promise<string[]> {
  const achieved: string[] = [];
  await page.exposeFunction("hit", () => void achieved.push("a script"));
  page.on("dialog", (dialog) => {
    achieved.push("a dialog");
    void dialog.dismiss();
  });
  await page.route(
    (url) => /^https?:/.test(url.protocol) && !url.href.startsWith(baseURL),
    (route) => {
      achieved.push(`a request to ${route.request().url()}`);
      return route.fulfill({ contentType: "text/javascript", body: "hit()" });
    },
  );
  return achieved;
}

const articleOf = (page: Page) => page.locator("main article").first();

/** Does to every element of the article what a visitor might, but follow its links. */
async function provoke(page: Page): Promise<void> {
  await articleOf(page).evaluate(async (article) => {
    article.addEventListener("click", (event) => event.preventDefault());
    for (const element of article.querySelectorAll<HTMLElement>("*")) {
      for (const type of ["pointerover", "pointerenter", "mouseover", "mouseenter", "click", "scrollend"])
        element.dispatchEvent(new MouseEvent(type, { bubbles: type !== "scrollend", cancelable: true }));
      element.focus();
    }
    // What starts by itself: the error of a picture, an animation.
    const loaded = Array.from(article.querySelectorAll("img"), (picture) => {
      picture.removeAttribute("loading");
      return picture.decode().catch(() => undefined);
    });
    await Promise.all(loaded);
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
}

/** What the article holds that it may not. A click on a link to a fragment leaves a tabindex of ours where it led, until blur. */
async function offences(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return articleOf(page).evaluate(offencesIn, allowed);
}

/** Reads HTML as the document of an article. */
async function read(page: Page, html: string): Promise<void> {
  await page.goto("/contact");
  await page.setContent(`<!doctype html><main><article>${html}</article></main>`);
  await provoke(page);
}

test("without the sanitiser the vectors do run: the watch sees them", async ({ page, baseURL }) => {
  const achieved = await watch(page, baseURL);
  await read(page, together);
  await expect.poll(() => achieved.filter((what) => what === "a script").length).toBeGreaterThan(40);
  expect(achieved.filter((what) => what.includes("evil.example")).length).toBeGreaterThan(3);
  expect((await offences(page)).length).toBeGreaterThan(100);
});

test("what the build makes of them runs nothing in a document", async ({ page, baseURL }) => {
  const achieved = await watch(page, baseURL);
  const articles = await atBuild([...allVectors, together]);
  await read(page, articles.flatMap(({ html, withPictures }) => [html, withPictures]).join("\n"));
  await expect(articleOf(page)).toContainText(markOf(allVectors.at(-1) ?? ""));
  expect(await offences(page)).toEqual([]);
  expect(achieved).toEqual([]);
});

test("a late article runs none of them", async ({ page, baseURL, standIn }) => {
  const achieved = await watch(page, baseURL);
  // As many as fit into a description; an article of all of them is refused for its size.
  const batches = Array.from({ length: Math.ceil(allVectors.length / 8) }, (_, batch) =>
    allVectors.slice(8 * batch, 8 * batch + 8),
  );
  const random = Array.from({ length: 10 }, (_, batch) => fuzz.slice(10 * batch, 10 * batch + 10).join("\n"));
  const contents = [...batches.map(joined), ...random];
  standIn.publish(
    contents.map((content, index) => ({
      id: `x${index}`,
      slug: `essai-${index}`,
      title: `Essai ${index}`,
      description: content.slice(0, 5_000),
      image: "",
      createdAt: "2026-01-01T08:00:00Z",
      content,
      late: true,
    })),
  );
  await open(page, "/article/essai-0");
  for (const [index, content] of contents.entries()) {
    await navigateTo(page, `/article/essai-${index}`);
    await expect(page.getByRole("heading", { level: 1, name: `Essai ${index}`, exact: true })).toBeVisible();
    for (const vector of batches[index] ?? []) await expect(articleOf(page)).toContainText(markOf(vector));
    await provoke(page);
    await expect.poll(() => offences(page), content).toEqual([]);
    expect.soft(achieved.splice(0), content).toEqual([]);
  }
});
