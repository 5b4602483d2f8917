import { open } from "../support/page";
import { readSetting } from "../support/site";
import { expect, test } from "../support/test";

test("a hero shows its title at once, over its drawing, or beside it as soon as there is room", async ({
  page,
}) => {
  await open(page, "/services/erp-crm");
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
  await open(page, "/article/erp-sur-mesure-pour-pme");
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
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/politique-de-confidentialite");
  const table = page.getByRole("table");
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await table.focus();
  await expect(table).toBeFocused();
  const lines = await table.getByRole("columnheader", { name: "Formulaire" }).evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("odd process steps are reversed", async ({ page }) => {
  await open(page, "/villes/lyon");
  const steps = page.locator("section", { has: page.locator("#methode") }).locator("ol > li");
  await expect(steps).toHaveCount(4);
  const sides = await steps.evaluateAll((items) =>
    items.map((item) => {
      const [number, body] = Array.from(item.children, (child) => child.getBoundingClientRect().left);
      return (number ?? 0) < (body ?? 0) ? "number first" : "text first";
    }),
  );
  expect(sides).toEqual(["number first", "text first", "number first", "text first"]);
});

test("each question of the FAQ opens and closes on its own, with Enter and Space too", async ({ page }) => {
  const { items } = readSetting<{ items: { question: string }[] }>("faq");
  await open(page, "/obtenir-un-devis");
  const questions = page.locator("section", { has: page.locator("#faq") }).locator("details");
  await expect(questions).toHaveCount(8);
  expect(items).toHaveLength(8);
  for (const index of [1, 5]) await questions.nth(index).locator("summary").click();
  for (const index of [1, 5]) await expect(questions.nth(index).locator("summary + div")).toBeVisible();
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1).locator("summary + div")).toBeHidden();
  await expect(questions.nth(5).locator("summary + div")).toBeVisible();
  await questions.nth(1).locator("summary").press("Enter");
  await expect(questions.nth(1).locator("summary + div")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(questions.nth(1).locator("summary + div")).toBeHidden();
});

test("the booking cards lead to the scheduling service, in a new tab", async ({ page }) => {
  const { booking } = readSetting<{ booking: Record<string, string> }>("site");
  await open(page, "/services");
  const links = page.locator("section", { has: page.locator("#rendez-vous") }).getByRole("link");
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    expect(Object.values(booking)).toContain(await link.getAttribute("href"));
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test.describe("floating way to a quote", () => {
  for (const width of [801, 1100]) {
    test(`is a button at ${width} px, there once half a screen is scrolled`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/services");
      const button = page.getByRole("link", { name: "DEVIS GRATUIT", exact: true });
      await expect(button).toHaveCSS("opacity", "0");
      await button.focus();
      await expect(button).toHaveCSS("opacity", "1");
      await button.blur();
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
      await expect(button).toHaveCSS("opacity", "1");
      await expect(button).toBeInViewport();
      await expect(page.getByRole("link", { name: "Obtenir un devis gratuitement" })).toBeHidden();
    });
  }

  test("lies in the margin or at the foot of the screen, never over the content", async ({ page }) => {
    await page.setViewportSize({ width: 801, height: 700 });
    await open(page, "/contact");
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    const foot = await page.getByRole("link", { name: "DEVIS GRATUIT", exact: true }).boundingBox();
    expect([foot?.x, foot?.width, (foot?.y ?? 0) + (foot?.height ?? 0)]).toEqual([0, 801, 700]);
    for (const width of [1100, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const tab = await page.getByRole("link", { name: "DEVIS GRATUIT", exact: true }).boundingBox();
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
