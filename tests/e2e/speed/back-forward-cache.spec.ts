import type { Page } from "playwright/test";
import playwright from "../../../playwright.config";
import { contact, fillIn, openFilled, submit } from "../forms/forms";
import { open } from "../support/page";
import { templates } from "../support/site";
import { expect, test } from "../support/test";

// Playwright switches this cache off for all other tests.
test.use({
  launchOptions: {
    ...playwright.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** Browsers keep no page that came with an error status: the 404 document is not among these. */
const kept = Object.entries(templates).filter(([name]) => name !== "introuvable");

for (const [name, address] of kept) {
  test(`${name} may be kept in the back/forward cache, and comes back from it`, async ({ page }) => {
    await open(page, address);
    await leaveAndReturn(page);
  });
}

test("a form that comes back from the cache still sends", async ({ page, standIn }) => {
  await openFilled(page, contact);
  await leaveAndReturn(page);
  await fillIn(page, contact);
  await submit(page, contact).click();
  await expect(page).toHaveURL(/type=contact$/);
  expect(await standIn.leads()).toHaveLength(1);
});

/** Loads another page and comes back to what the browser has kept, not to a page loaded anew. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto("/credits");
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "kept") === true)).toBe(true);
}
