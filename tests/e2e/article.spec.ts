import { required } from "../../src/shared/required";
import { builtPage, publishedFiles, readPublished } from "./support/built-pages";
import { open, overflowOf } from "./support/page";
import { addressOf, ownArticles, structuredArticle } from "./support/site";
import { expect, test } from "./support/test";

test.use({ provokesRefusals: true });

const has = (address: string, selector: string): boolean =>
  builtPage(address).document.querySelector(`article ${selector}`) !== null;

/** An article of the API and one of ours, where there is one, with a table or code wider than a phone. */
const wideArticles = [
  "/article/cache-http-trois-en-tetes",
  ...[...ownArticles].filter((address) => has(address, ":is(table, pre)")).slice(0, 1),
];

const withoutContents = "Aucun article n’a cinq titres pour son sommaire.";

test("gives its date as dd/MM/yyyy, numbers its contents, and ends with older articles, newest first", async ({
  page,
}) => {
  await open(page, addressOf("article-api"));
  await expect(page.locator("main time").first()).toHaveText("17/06/2026");
  const entries = page.getByRole("navigation", { name: "Sommaire" }).getByRole("link");
  const texts = await entries.allTextContents();
  expect(texts.slice(0, 4)).toEqual([
    "1. Ranger avant de répondre",
    "1.1. La signature d’abord",
    "1.2. Le doublon ensuite",
    "1.2.1. Et sans identifiant\u00a0?",
  ]);
  const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(targets.map((_, index) => `#section-${index}`));

  const more = page.getByRole("region", { name: "Voir plus d’articles" }).locator("time");
  const dates = await more.evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
  // The API alone has more that are older.
  expect(dates).toHaveLength(3);
  expect(["2026-06-17", ...dates]).toEqual(["2026-06-17", ...dates].sort().reverse());
});

test("scrolls to a heading from the table of contents, which marks the section that is being read, and back", async ({
  page,
}) => {
  test.skip(!structuredArticle, withoutContents);
  // Without it a scroll that is still under way would go on after the browser's own.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, required(structuredArticle));
  const entries = page.getByRole("navigation", { name: "Sommaire" }).getByRole("link");
  const current = page.locator('nav [aria-current="location"]');
  await expect(current).toHaveCount(0);
  const entry = entries.nth(3);
  await entry.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await entry.click();
  const heading = page.locator("#section-3");
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60);
  await expect(entry).toHaveAttribute("aria-current", "location");
  await expect(entry).toBeInViewport();
  await page.goBack();
  await expect(page, "not out of the article").toHaveURL(/\/article\/[^#]+$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  for (const index of [1, 4, 2]) {
    await page
      .locator(`#section-${index}`)
      .evaluate((target) => target.scrollIntoView({ block: "start", behavior: "instant" }));
    await expect(current).toHaveCount(1);
    await expect(entries.nth(index)).toHaveAttribute("aria-current", "location");
  }
});

test("down to 801 px has the quote and the contents beside its text, at 800 px contents to unfold", async ({
  page,
}) => {
  await open(page, addressOf("article-api"));
  const contents = page.getByRole("navigation", { name: "Sommaire" });
  const folded = page.locator("main details", { hasText: "Sommaire" });
  const offer = page.getByRole("link", { name: "Obtenir mon devis" });
  await expect(offer).toHaveAttribute("href", "/obtenir-un-devis");
  for (const width of [1440, 1200, 801]) {
    await page.setViewportSize({ width, height: 900 });
    const text = (await page.locator("[data-article-text]").boundingBox()) ?? { x: 0, width: 0 };
    expect.soft((await offer.boundingBox())?.x, `${width} px`).toBeGreaterThanOrEqual(text.x + text.width);
  }
  await expect(contents).toBeVisible();
  await expect(folded).toBeHidden();
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(contents).toBeHidden();
  await folded.locator("summary").click();
  await folded.getByRole("link").nth(2).click();
  await expect(page.locator("#section-2")).toBeInViewport();
});

test("scrolls a wide table in its own box on a phone, and wraps code", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of wideArticles) {
    await open(page, address);
    expect.soft(await overflowOf(page), address).toBe(0);
    const boxes = await page.locator("main article :is(table, pre)").evaluateAll((elements) =>
      elements.map((element) => ({
        isCode: element.matches("pre"),
        scrolls: element.scrollWidth > element.clientWidth,
        overflow: getComputedStyle(element).overflowX,
        reachable: (element as HTMLElement).tabIndex === 0,
        right: element.getBoundingClientRect().right,
      })),
    );
    expect.soft(boxes.length, address).toBeGreaterThan(0);
    for (const { isCode, scrolls, overflow, reachable, right } of boxes) {
      if (isCode) expect.soft(scrolls, address).toBe(false);
      else expect.soft({ overflow, reachable }, address).toEqual({ overflow: "auto", reachable: true });
      expect.soft(right, address).toBeLessThanOrEqual(390);
    }
  }
});

test("has its code coloured in the document, by no script, and its pictures from this site in several sizes", () => {
  const coloured = [...ownArticles].filter((address) => has(address, "pre[class*=language-]"));
  for (const address of ["/article/cache-http-trois-en-tetes", ...coloured.slice(0, 1)])
    expect.soft(has(address, "pre .token"), address).toBe(true);
  const scripts = publishedFiles().filter((file) => file.endsWith(".js") && !file.startsWith("admin/"));
  expect(scripts.filter((file) => /\bPrism\b|hljs|shiki/.test(readPublished(file)))).toEqual([]);
  const figures = builtPage("/article/accessibilite-cinq-controles-au-clavier").document;
  const picture = figures.querySelector("article figure img");
  expect(picture?.getAttribute("src")).toMatch(/^\/static\//);
  expect(picture?.getAttribute("srcset")).toMatch(/ 360w,[\s\S]* 720w/);
  expect(Number(picture?.getAttribute("width"))).toBeGreaterThan(300);
  expect(Number(picture?.getAttribute("height"))).toBeGreaterThan(150);
});
