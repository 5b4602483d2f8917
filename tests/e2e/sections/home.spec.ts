import type { Page } from "playwright/test";
import { hasBlock, readSetting } from "../support/content";
import { open } from "../support/page";
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

test("the home page shows its blocks in the specified order", async ({ page }) => {
  await open(page, "/");
  const { items } = readSetting<{ items: unknown[] }>("partners");
  const expected = {
    "[data-testid=home-hero]": true,
    "#qui-sommes-nous": true,
    "[data-testid=partner-track]": items.length > 0,
    "#expertise": true,
    "#rendez-vous": true,
    "#chiffres-cles": true,
    "#cles-en-main": true,
    "#estimation": true,
    "#pourquoi-nous": true,
    "#avis": hasBlock("reviews"),
    "[data-widget]": true,
    "#faq": true,
  };
  const shown = Object.entries(expected).flatMap(([mark, isThere]) => (isThere ? [mark] : []));
  const order = await page.evaluate((marks) => {
    const found = marks.map((mark) => document.querySelector(mark));
    return marks.filter((_mark, index) => {
      const [before, here] = [found[index - 1], found[index]];
      return !here || (before && !(before.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING));
    });
  }, shown);
  expect(order).toEqual([]);
});
