import { dom, parse } from "../../src/gatsby/data/dom";
import { htmlToText } from "../../src/shared/html";
import { allVectors, harmless, joined, markOf, vectors } from "../agency-api/hostile";
import { atBuild, type AtBuild } from "../agency-api/hostile/at-build";
import { fuzzed } from "../agency-api/hostile/fuzz";
import { allowed, allowedInDescription, offencesIn } from "../agency-api/hostile/offences";
import { samplePosts } from "../agency-api/posts";
import { fileOf, readPublished } from "./support/built-pages";
import { addressOf } from "./support/site";
import { expect, navigateTo, open, type Page, test } from "./support/test";

/* One hostile corpus in two places: what the build makes of an article, and what a browser does with it. */

test.use({ provokesRefusals: true });

// What stops a script here has to be the sanitiser: without the policy of the site it is alone.
test.use({ bypassCSP: true });

const address = addressOf("article-api");
const body = "main article";
const together = joined(allVectors);

/** Also without the word joiners that keep numbers on one line. */
const withoutSpace = (text: string): string => text.replace(/[\s\u2060]/g, "");

/** What a reader sees, but for white space and for words in the place of pictures. */
function textOf(html: string): string {
  const article = parse(html);
  for (const words of article.querySelectorAll(".missing-picture")) words.remove();
  return withoutSpace(article.textContent);
}

/** Everything in a document made of `html` that an article, or a description, may not hold. */
function offencesOf(html: string, rules = allowed): string[] {
  const { documentElement } = new (dom().DOMParser)().parseFromString(
    `<!doctype html><main>${html}`,
    "text/html",
  );
  return offencesIn(documentElement, { ...rules, elements: [...rules.elements, "head", "body", "main"] });
}

const isHarmless = (url: string): boolean =>
  allowed.protocols.includes(new URL(url, "https://site.example/article/x").protocol);

/** What is wrong with an article as pages and the feed get it from the build. */
function faultsOf({ clean, description, pictures, html, withPictures, inFeed }: AtBuild): string[] {
  const text = textOf(clean);
  return [
    ...[html, withPictures, inFeed].flatMap((published) => offencesOf(published)),
    ...offencesOf(description, allowedInDescription),
    ...pictures.filter((url) => !isHarmless(url)),
    // No text is taken for markup, nor markup for text.
    ...[withoutSpace(htmlToText(clean)), textOf(withPictures), textOf(inFeed)].filter(
      (read) => read !== text,
    ),
    ...(parse(html).innerHTML === html ? [] : ["read otherwise the second time"]),
  ];
}

/** As a serialiser writes them. */
const samples = samplePosts.map(
  ({ content }) => parse(content.replaceAll("{{images}}", "/api/images")).innerHTML,
);
const fuzz = Array.from({ length: 500 }, (_, seed) => fuzzed(seed));
const atBuildTable: Readonly<Record<string, readonly string[]>> = {
  ...vectors,
  "all vectors together": [together, joined([...allVectors].reverse()), [...allVectors].reverse().join("")],
  "articles made at random": fuzz,
  "harmless markup": harmless,
  "articles that npm start shows": samples,
};

for (const [kind, contents] of Object.entries(atBuildTable))
  test(`the build: ${kind}`, async () => {
    const made = await atBuild(contents);
    const faults = made.map((article, index) => [contents[index], faultsOf(article)] as const);
    expect(faults.filter(([, list]) => list.length > 0)).toEqual([]);
    if (contents === harmless || contents === samples)
      expect(made.map(({ clean }) => clean)).toEqual(contents);
    if (contents.includes(together))
      for (const { clean } of made.slice(0, 2))
        expect(allVectors.filter((vector) => !clean.includes(`<p>${markOf(vector)}</p>`))).toEqual([]);
  });

/** Records whatever a vector achieves in the page, before anything is loaded. */
async function watch(page: Page, baseURL: string): Promise<string[]> {
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

/** Does to every element of the article what a visitor might, but follow its links. */
async function provoke(page: Page): Promise<void> {
  await page
    .locator(body)
    .first()
    .evaluate((article) => {
      article.addEventListener("click", (event) => event.preventDefault());
      for (const element of article.querySelectorAll<HTMLElement>("*")) {
        for (const type of ["pointerover", "pointerenter", "mouseover", "mouseenter", "click", "scrollend"])
          element.dispatchEvent(new MouseEvent(type, { bubbles: type !== "scrollend", cancelable: true }));
        element.focus();
      }
    });
  // What starts by itself (an error of a picture, an animation) has its moment, and links to fragments have moved the focus:
  // what has it bears a tabindex of ours until it leaves.
  await page.waitForTimeout(150);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const offences = (page: Page): Promise<string[]> => page.locator(body).first().evaluate(offencesIn, allowed);

/** Serves the article as built, with another text in the document and in the data that a navigation reads. */
async function serveArticle(page: Page, html: string): Promise<void> {
  const whole = /(<article data-article-text="" class="[^"]*">)[\s\S]*?(<\/article>)/;
  const built = readPublished(fileOf(address));
  expect(built).toMatch(whole);
  await page.route(`**${address}`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: built.replace(whole, (_all, start: string, end: string) => start + html + end),
    }),
  );
  const data = JSON.parse(readPublished(`page-data${address}/page-data.json`)) as {
    result: { data: { blogPost: { html: string } } };
  };
  data.result.data.blogPost.html = html;
  await page.route(`**/page-data${address}/page-data.json*`, (route) => route.fulfill({ json: data }));
}

test("without the sanitiser the vectors do run: the watch sees them", async ({ page, baseURL }) => {
  const achieved = await watch(page, baseURL ?? "");
  await serveArticle(page, together);
  await page.goto(address);
  await provoke(page);
  await expect.poll(() => achieved.filter((what) => what === "a script").length).toBeGreaterThan(40);
  expect(achieved.filter((what) => what.includes("evil.example")).length).toBeGreaterThan(3);
  expect((await offences(page)).length).toBeGreaterThan(100);
});

test("a built article runs none of them, read as a document or by a navigation", async ({
  page,
  baseURL,
}) => {
  const achieved = await watch(page, baseURL ?? "");
  const articles = await atBuild([...allVectors, together]);
  await serveArticle(page, articles.flatMap(({ html, withPictures }) => [html, withPictures]).join("\n"));

  await open(page, address);
  await provoke(page);
  expect.soft(await offences(page), "the document").toEqual([]);
  expect.soft(achieved, "the document").toEqual([]);

  await open(page, "/blog");
  await page.locator(`main article a[href="${address}"]`).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(body).first()).toContainText(markOf(allVectors.at(-1) ?? ""));
  await provoke(page);
  expect.soft(await offences(page), "the navigation").toEqual([]);
  expect.soft(achieved, "the navigation").toEqual([]);
});

test("a late article runs none of them, a few of a kind or of several at a time", async ({
  page,
  baseURL,
  standIn,
}) => {
  const achieved = await watch(page, baseURL ?? "");
  // As many as fit into a description; an article of all of them is refused for its size.
  const count = Math.ceil(allVectors.length / 8);
  const batches = Array.from({ length: count }, (_, batch) => [
    allVectors.slice(8 * batch, 8 * batch + 8),
    allVectors.filter((_vector, index) => index % count === batch),
  ]).flat();
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
    for (const vector of batches[index] ?? [])
      await expect(page.locator(body).first()).toContainText(markOf(vector));
    await provoke(page);
    expect.soft(await offences(page), content).toEqual([]);
    expect.soft(achieved.splice(0), content).toEqual([]);
  }
});
