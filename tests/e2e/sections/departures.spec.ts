import type { Locator, Page } from "playwright/test";
import { expect, test } from "../support/test";

const rows = (page: Page) => page.getByRole("region", { name: /^Départs / }).getByRole("listitem");
const points = (page: Page) => page.getByRole("group").getByRole("link");
const colour = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a region is chosen, and only its cities stay", async ({ page }) => {
    await page.goto("/villes");
    const shown = rows(page).filter({ visible: true });
    const faded = () =>
      points(page).evaluateAll(
        (all) => all.filter((point) => getComputedStyle(point).opacity !== "1").length,
      );
    await page.getByLabel("Région").selectOption({ label: "Pays de la Loire (1)" });
    await expect(shown).toHaveText(/Nantes/);
    // The town where the journeys begin stays.
    expect(await faded()).toBe(2);
    await page.getByLabel("Région").selectOption({ index: 0 });
    await expect(shown).toHaveCount(4);
    expect(await faded()).toBe(0);
  });

  test("a row and its point on the map light up together, by pointer and keyboard", async ({ page }) => {
    await page.goto("/villes");
    const row = rows(page).locator('a[href="/villes/quimper"]');
    const name = row.getByText("Quimper", { exact: true });
    const point = page.getByRole("group").locator('a[href="/villes/quimper"]');
    const fill = () =>
      point
        .locator("circle")
        .last()
        .evaluate((circle) => getComputedStyle(circle).fill);
    const [plainFill, plainName] = [await fill(), await colour(name)];
    await row.hover();
    await expect.poll(fill).not.toBe(plainFill);
    await point.hover();
    await expect.poll(() => colour(name)).not.toBe(plainName);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect.poll(async () => [await fill(), await colour(name)]).toEqual([plainFill, plainName]);
    await row.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect.poll(fill).not.toBe(plainFill);
  });
});
