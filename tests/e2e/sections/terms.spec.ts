import { at } from "../support/addresses";
import { expect, open, test } from "../support/test";

test("an address with an anchor opens at its answer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await open(page, `${at.terms}#recette`);
  await expect(page.getByRole("heading", { level: 3, name: "Qui accepte le site ?" })).toBeInViewport();
});

test("a figure beside the title leads to its answer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await open(page, at.terms);
  await page
    .locator("main > header")
    .getByRole("link", { name: /^45 jours/ })
    .click();
  await expect(page).toHaveURL(/#reglement$/);
  await expect(page.getByRole("heading", { level: 3, name: "Quand faut-il payer ?" })).toBeInViewport();
});
