import { htmlToText } from "../../../src/shared/html";
import { cityPath } from "../../../src/shared/paths";
import { required } from "../../../src/shared/required";
import { cities } from "../support/content";
import { open } from "../support/page";
import { expect, test } from "../support/test";

test.skip(cities.length === 0, "Le site n’a pas de villes.");

test("each city's title is its own, with the phrase of the city below", async ({ page }) => {
  const titles = cities.map(({ headline }) => htmlToText(headline));
  expect(new Set(titles).size).toBe(titles.length);
  const city = cities.find(({ tagline }) => tagline) ?? required(cities[0]);
  await open(page, cityPath(city.slug));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(htmlToText(city.headline));
  await expect(page.getByText(city.tagline ?? city.city, { exact: true }).first()).toBeVisible();
});
