import { bring, expect, open, test } from "./support/test";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

test("what would come in on the way down, or up again, is printed as well", async ({ page }) => {
  await open(page, "/");
  for (const title of ["#expertise-titre", "#cles-en-main"]) {
    await bring(page.locator(title));
    await expect(page.locator(title)).toHaveAttribute("data-reveal", "");
  }
  for (const edge of ["above", "below"])
    await expect(page.locator(`[data-reveal=${edge}]`)).not.toHaveCount(0);
  for (const element of await page.locator("[data-reveal]").all())
    await expect(element).toHaveCSS("opacity", "1");
});

test("older browsers open the questions for the print, and close them again", async ({ page }) => {
  await open(page, "/");
  const closed = page.locator("main details:not([open])");
  const count = await closed.count();
  expect(count).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(closed).toHaveCount(count);
});
