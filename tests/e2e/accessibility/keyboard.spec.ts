import { focused, keyboardFaults } from "../support/keyboard";
import { open } from "../support/page";
import { expect, test } from "../support/test";

test("on a phone too, Tab reaches everything with a visible focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  expect(await keyboardFaults(page, "page")).toEqual([]);
});

test("Shift+Tab walks back from the end of the page to the skip link", async ({ page }) => {
  await open(page, "/contact");
  await page.keyboard.press("Shift+Tab");
  const seen = new Set<string>();
  for (let index = 0; index < 200; index += 1) {
    const stop = await focused(page);
    if (!stop) break;
    seen.add(stop.name);
    await page.keyboard.press("Shift+Tab");
  }
  expect([...seen].at(-1)).toBe("a « Aller au contenu »");
});

test("the skip link shows on focus and leads past the header", async ({ page }) => {
  await open(page, "/villes/lyon");
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
  await page.waitForTimeout(1000);
  await expect(home).toBeFocused();
});
