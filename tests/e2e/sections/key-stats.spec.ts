import { keyStats } from "../support/site";
import { expect, open, test } from "../support/test";

test("figures count up on sight; a screen reader hears the target alone", async ({ page }) => {
  await open(page, "/");
  const figures = page.getByTestId("key-stat");
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures.first()).toHaveText(/^\+\d+$/);
  await expect(figures.first()).not.toHaveText(keyStats[0] ?? "");
  const value = page.locator("dt", { has: figures }).first();
  expect(await value.ariaSnapshot()).toBe(`- term: "${keyStats[0]}"`);
  await expect(figures).toHaveText(keyStats);
});
