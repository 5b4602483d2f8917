import { keyStats } from "../support/site";
import { expect, open, test } from "../support/test";

test("figures count up on sight; a screen reader hears the target alone", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const figures = page.getByTestId("key-stat");
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures).toHaveText(keyStats.map(() => "+0"));
  await page.clock.runFor(2000);
  await expect(figures.first()).not.toHaveText(/^\+0$/);
  await expect(figures.first()).not.toHaveText(keyStats[0] ?? "");
  const value = page.locator("dt", { has: figures }).first();
  expect(await value.ariaSnapshot()).toBe(`- term: "${keyStats[0]}"`);
  await page.clock.runFor(2100);
  await expect(figures).toHaveText(keyStats);
});
