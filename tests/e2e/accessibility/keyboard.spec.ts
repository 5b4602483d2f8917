import { expect, open, test } from "../support/test";

test("the skip link shows on focus and leads past the header", async ({ page }) => {
  await page.clock.install();
  await open(page, "/services");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const home = page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link").first();
  await expect(home).toBeFocused();
  // Nor is whoever goes on at once brought back, when Gatsby notices that the address has changed.
  await page.clock.runFor(1000);
  await expect(home).toBeFocused();
});
