import { at } from "../support/addresses";
import { expect, open, test } from "../support/test";

test("while figures count up, a screen reader hears the target alone", async ({ page }) => {
  await page.clock.install();
  await open(page, at.home);
  await page.clock.pauseAt(Date.now() + 60_000);
  const figures = page.getByTestId("key-stat");
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures.first()).toHaveText("+0");
  expect(await page.locator("dt", { has: figures }).first().ariaSnapshot()).toBe('- term: "+14"');
});
