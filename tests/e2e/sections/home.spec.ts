import type { Page } from "playwright/test";
import { open } from "../support/page";
import { expect, test } from "../support/test";

const haloPlace = (page: Page) =>
  page.getByTestId("home-hero").evaluate((hero) => getComputedStyle(hero).getPropertyValue("--halo-x"));

test("the hero's halo follows the pointer at 801 px", async ({ page }) => {
  await page.setViewportSize({ width: 801, height: 800 });
  await open(page, "/");
  await expect(page.getByTestId("halo")).toBeVisible();
  await page.mouse.move(300, 300);
  expect(await haloPlace(page)).toBe("300px");
  await page.mouse.move(500, 320);
  expect(await haloPlace(page)).toBe("500px");
});

test("the hero's halo is off at 800 px", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, "/");
  await expect(page.getByTestId("halo")).toBeHidden();
  await page.mouse.move(300, 300);
  expect(await haloPlace(page)).toBe("");
});

test("the « who we are » button scrolls smoothly to #expertise", async ({ page }) => {
  await open(page, "/");
  const target = page.locator("#expertise");
  await expect(target).not.toBeInViewport();
  const button = page.locator('a[href="#expertise"]').first();
  await button.scrollIntoViewIfNeeded();
  const behaviour = await page.evaluate(() => {
    const seen: unknown[] = [];
    const original = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (this: Element, options) {
      seen.push([this.id, options]);
      original.call(this, options);
    };
    Object.assign(window, { seen });
    return seen;
  });
  expect(behaviour).toEqual([]);
  await button.click();
  await expect(target).toBeInViewport();
  await expect.poll(async () => Math.abs((await target.boundingBox())?.y ?? Infinity)).toBeLessThan(120);
  expect(await page.evaluate(() => Reflect.get(window, "seen") as unknown)).toEqual([
    ["expertise", { behavior: "smooth" }],
  ]);
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
