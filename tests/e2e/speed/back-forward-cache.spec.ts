import playwright from "../../../playwright.config";
import { movePointer, waitForScripts } from "../support/page";
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

test("every template may be kept in the back/forward cache, and comes back from it", async ({ page }) => {
  for (const [name, address] of kept) {
    await page.goto(address);
    await movePointer(page);
    await waitForScripts(page);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.goto("/credits");
    await page.goBack({ waitUntil: "commit" });
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "kept") === true), { message: name, timeout: 5000 })
      .toBe(true);
  }
});
