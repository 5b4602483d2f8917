import type { Locator, Page } from "playwright/test";
import { cityPath } from "../../../src/shared/paths";
import { required } from "../../../src/shared/required";
import { cities, hasBlock, readSetting } from "../support/content";
import { expect, test } from "../support/test";

test.skip(cities.length === 0, "Le site n’a pas de villes.");

const { baseCity } = readSetting<{ readonly baseCity: string }>("site");
const board = (page: Page) => page.getByRole("region", { name: /^Départs / });
const rows = (page: Page) => board(page).getByRole("listitem");
const colour = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a region is chosen, and only its cities stay", async ({ page }) => {
    const regions = [...new Set(cities.map(({ region }) => region))];
    test.skip(regions.length < 2, "Les villes sont toutes d’une région.");
    await page.goto("/villes");
    const filter = page.getByLabel("Région");
    const shown = rows(page).filter({ visible: true });
    for (const region of regions) {
      const names = cities.filter((city) => city.region === region).map(({ city }) => city);
      await filter.selectOption({ label: `${region} (${names.length})` });
      await expect(shown).toHaveCount(names.length);
      const faded = await page
        .getByRole("group")
        .getByRole("link")
        .evaluateAll((points) => points.filter((point) => getComputedStyle(point).opacity !== "1").length);
      const elsewhere = cities.filter((city) => city.region !== region && city.city !== baseCity);
      expect(faded).toBe(hasBlock("map") ? elsewhere.length : 0);
      for (const name of names) await expect(shown.filter({ hasText: name })).not.toHaveCount(0);
    }
    await filter.selectOption({ index: 0 });
    await expect(shown).toHaveCount(cities.length);
  });

  test("a row and its point on the map light up together, by pointer and keyboard", async ({ page }) => {
    test.skip(!hasBlock("map") || cities.length < 2, "Le site n’a pas de carte des villes.");
    await page.goto("/villes");
    const city = required(cities.toSorted((a, b) => b.travelMinutes - a.travelMinutes)[0]);
    const row = rows(page).locator(`a[href="${cityPath(city.slug)}"]`);
    const name = row.getByText(city.city, { exact: true });
    const point = page.getByRole("group").locator(`a[href="${cityPath(city.slug)}"]`);
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
