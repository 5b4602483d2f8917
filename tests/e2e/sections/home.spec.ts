import type { Page } from "playwright/test";
import { noteScrolls, open, scrollsOf } from "../support/page";
import { expect, test } from "../support/test";

const haloPlace = (page: Page) =>
  page.getByTestId("home-hero").evaluate((hero) => getComputedStyle(hero).getPropertyValue("--halo-x"));

test("the hero's halo is off at 800 px, and follows the pointer at 801 px", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, "/");
  await expect(page.getByTestId("halo")).toBeHidden();
  await page.mouse.move(300, 300);
  expect(await haloPlace(page)).toBe("");
  await page.setViewportSize({ width: 801, height: 800 });
  await expect(page.getByTestId("halo")).toBeVisible();
  await page.mouse.move(300, 310);
  expect(await haloPlace(page)).toBe("300px");
  await page.mouse.move(500, 320);
  expect(await haloPlace(page)).toBe("500px");
});

test("the « who we are » button scrolls smoothly to #expertise", async ({ page }) => {
  await page.addInitScript(noteScrolls);
  await open(page, "/");
  const target = page.locator("#expertise");
  await expect(target).not.toBeInViewport();
  await page.locator('a[href="#expertise"]').first().click();
  await expect(target).toBeInViewport();
  await expect.poll(async () => Math.abs((await target.boundingBox())?.y ?? Infinity)).toBeLessThan(120);
  const scrolls = (await scrollsOf(page)).map(({ id, options }) => [id, options]);
  expect(scrolls).toEqual([["expertise", { behavior: "smooth" }]]);
});

test("the home page shows its blocks in the specified order", async ({ page }) => {
  await open(page, "/");
  const order = await page.evaluate(() => {
    const marks = [
      "[data-testid=home-hero]",
      "#qui-sommes-nous",
      "[data-testid=partner-track]",
      "#expertise",
      "#rendez-vous",
      "#chiffres-cles",
      "#cles-en-main",
      "#estimation",
      "#pourquoi-nous",
      "#avis",
      "[data-widget]",
      "#faq",
    ];
    const found = marks.map((mark) => document.querySelector(mark));
    return marks.filter((_mark, index) => {
      const [before, here] = [found[index - 1], found[index]];
      return !here || (before && !(before.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING));
    });
  });
  expect(order).toEqual([]);
});
