import { expectAccessible } from "../support/axe";
import { readSetting } from "../support/content";
import { expect, open, test } from "../support/test";

const { items } = readSetting<{ items: unknown[] }>("faq");

test("the questions open with a click and with Enter, and are accessible", async ({ page }) => {
  await open(page, "/obtenir-un-devis");
  const questions = page.locator("section", { has: page.locator("#faq") }).locator("details");
  await expect(questions).toHaveCount(items.length);
  const folded = page.locator("main details:not([open]) > summary");
  const closed = await folded.count();
  await folded.last().press("Enter");
  await expect(folded).toHaveCount(closed - 1);
  for (let left = closed - 1; left > 0; left -= 1) await folded.first().click();
  await expect(folded).toHaveCount(0);
  await expectAccessible(page, "every question open");
});
