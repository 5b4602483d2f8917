import { bring, open } from "./support/page";
import { expect, test } from "./support/test";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

test("an article is printed with its title and without the frame of the site", async ({ page }) => {
  await open(page, "/article/mvp-en-30-jours");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Navigation principale" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

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
