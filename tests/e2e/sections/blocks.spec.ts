import { required } from "../../../src/shared/required";
import { builtPage } from "../support/built-pages";
import { legalPages, readSetting, site } from "../support/content";
import { open } from "../support/page";
import { addressOf, longTitledArticle } from "../support/site";
import { expect, test } from "../support/test";

test("a hero shows its title at once, over its drawing, or beside it as soon as there is room", async ({
  page,
}) => {
  await open(page, addressOf("service"));
  const title = page.getByRole("heading", { level: 1 });
  const hero = page.locator("header", { has: title });
  for (const [width, height, place] of [
    [390, 844, "below"],
    [844, 390, "beside"],
    [820, 900, "beside"],
    [1920, 1080, "beside"],
  ] as const) {
    await page.setViewportSize({ width, height });
    const screen = `${width}×${height}`;
    await expect(title, screen).toBeInViewport();
    const text = await title.boundingBox();
    const drawing = await hero.locator("img").boundingBox();
    const below = (text?.y ?? 0) + (text?.height ?? 0) <= (drawing?.y ?? 0);
    expect(below ? "below" : "beside", screen).toBe(place);
    expect(drawing?.height, screen).toBeGreaterThan(200);
  }
});

test("the trail of a page keeps to one line at 320 px, and its links are whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, longTitledArticle ?? addressOf("article-api"));
  const crumbs = page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("listitem");
  const tops = await crumbs.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  const shortened = await crumbs.getByRole("link").evaluateAll((links) => {
    // A hair is enough for an ellipsis.
    const isShort = (link: Element) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getBoundingClientRect().width > link.getBoundingClientRect().width;
    };
    return links.filter(isShort).map((link) => link.textContent);
  });
  expect(shortened).toEqual([]);
});

test("a legal text's table keeps its words whole at 320 px, and scrolls", async ({ page }) => {
  const shown = "main table:not(details table)";
  const address = legalPages
    .map((name) => `/${name}`)
    .find((one) => builtPage(one).document.querySelector(shown));
  test.skip(!address, "Aucun texte légal n’a de tableau.");
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, required(address));
  const table = page.locator(shown).first();
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await table.focus();
  await expect(table).toBeFocused();
  const lines = await table
    .getByRole("columnheader")
    .first()
    .evaluate((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      return text.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test("odd process steps are reversed at a desk, and all start at one edge on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { items } = readSetting<{ items: unknown[] }>("process");
  await open(page, addressOf("ville"));
  const steps = page.locator("section", { has: page.locator("#methode") }).locator("ol > li");
  await expect(steps).toHaveCount(items.length);
  const placesOf = () =>
    steps.evaluateAll((items) =>
      items.map((item) => {
        const [number, text] = Array.from(item.children, (child) => child.getBoundingClientRect());
        if (!number || !text) return "nothing";
        if (number.bottom <= text.top) return "text below";
        return text.bottom <= number.top ? "text above" : "text beside";
      }),
    );
  expect(await placesOf()).toEqual(items.map((_, index) => (index % 2 ? "text above" : "text below")));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await placesOf()).toEqual(items.map(() => "text beside"));
});

test("the booking cards lead to the scheduling service, in a new tab", async ({ page }) => {
  const { cards } = readSetting<{ cards: { booking: string }[] }>("booking");
  await open(page, "/services");
  const links = page.locator("section", { has: page.locator("#rendez-vous") }).getByRole("link");
  await expect(links).toHaveCount(cards.length);
  for (const [index, { booking }] of cards.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", site.booking[booking] ?? "");
    await expect(links.nth(index)).toHaveAttribute("target", "_blank");
  }
});

test.describe("floating way to a quote", () => {
  test("from 801 px is a button, there once half a screen is scrolled, never over the content", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 801, height: 700 });
    await open(page, "/contact");
    const button = page.getByRole("link", { name: "DEVIS GRATUIT", exact: true });
    await expect(button).toHaveCSS("opacity", "0");
    await button.focus();
    await expect(button).toHaveCSS("opacity", "1");
    await button.blur();
    await expect(button).toHaveCSS("opacity", "0");
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    await expect(button).toHaveCSS("opacity", "1");
    await expect(page.getByRole("link", { name: "Obtenir un devis gratuitement" })).toBeHidden();
    const foot = await button.boundingBox();
    expect([foot?.x, foot?.width, (foot?.y ?? 0) + (foot?.height ?? 0)]).toEqual([0, 801, 700]);
    // In the margin, where there is one.
    for (const width of [1100, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(button).toHaveCSS("opacity", "1");
      await expect(button).toBeInViewport();
      const tab = await button.boundingBox();
      const reach = await page
        .locator("main :is(h1, p, a, button, input, textarea):not([data-widget] *):visible")
        .evaluateAll((elements) => Math.max(...elements.map((one) => one.getBoundingClientRect().right)));
      expect(tab?.x, `at ${width} px`).toBeGreaterThanOrEqual(reach + 5);
      expect(tab?.width, `at ${width} px`).toBeGreaterThanOrEqual(24);
    }
  });

  test("is a banner at 800 px that appears at 240 px of scroll and not before", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await open(page, "/services");
    const banner = page.getByRole("link", { name: "Obtenir un devis gratuitement" });
    const scrollTo = (top: number) =>
      page.evaluate(async (y) => {
        window.scrollTo({ top: y, behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, top);
    await expect(page.locator("[data-widget]").getByText("DEVIS GRATUIT", { exact: true })).toBeHidden();
    await expect(banner).toBeHidden();
    await scrollTo(239);
    await expect(banner).toBeHidden();
    await scrollTo(240);
    await expect(banner).toBeVisible();
    await scrollTo(0);
    await expect(banner).toBeHidden();
    await scrollTo(1000);
    await banner.click();
    await expect(page).toHaveURL(/\/obtenir-un-devis$/);
  });
});
