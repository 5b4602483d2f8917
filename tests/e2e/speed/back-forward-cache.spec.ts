import playwright from "../../../playwright.config";
import { findFullChromium } from "../../../scripts/lib/find-chromium";
import { contact, fillInAndSend, openFilled } from "../forms/forms";
import { expect, open, type Page, test } from "../support/test";

// The headless shell has no such cache.
const executablePath = findFullChromium();
test.skip(!executablePath, "Only a headless shell on this machine: apt-get install chromium");

// Playwright switches this cache off for all other tests.
test.use({
  launchOptions: {
    ...playwright.use?.launchOptions,
    executablePath,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("the home page is kept in the back/forward cache, and comes back from it", async ({ page }) => {
  await open(page, "/");
  await leaveAndReturn(page);
});

test("a form that comes back from the cache still sends", async ({ page, standIn }) => {
  await openFilled(page, contact);
  await leaveAndReturn(page);
  await fillInAndSend(page, contact);
  await expect(page).toHaveURL(/type=contact$/);
  expect(standIn.leads()).toHaveLength(1);
});

async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto("/credits");
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "kept") === true)).toBe(true);
}
