import { distanceKm } from "../../../src/shared/nearest-cities";
import { cityPath } from "../../../src/shared/paths";
import { expectAccessible } from "../support/axe";
import { cities, hasBlock } from "../support/content";
import { expect, open, type Page, test } from "../support/test";

test.skip(!hasBlock("map") || cities.length === 0, "Le site n’a pas de carte des villes.");

/** The first and the last of the alphabet: for most content two cities, which is all that is asked of them. */
const [first, last] = [cities[0]!, cities.at(-1)!];
const map = (page: Page) => page.getByRole("main").getByRole("group");
const point = (page: Page, { slug }: { readonly slug: string }) =>
  map(page).locator(`a[href="${cityPath(slug)}"]`);

async function findNear(page: Page, place?: { latitude: number; longitude: number }): Promise<void> {
  if (place) {
    await page.context().grantPermissions(["geolocation"]);
    await page.context().setGeolocation(place);
  }
  await open(page, "/villes");
  await page.getByRole("button", { name: "Près de moi" }).click();
}

test("each city is a point of the map, and each point says how we come there", async ({ page }) => {
  await open(page, "/villes");
  const points = await map(page).getByRole("link").allTextContents();
  const names = cities.map(({ city }) => city).toSorted();
  expect(points.map((text) => text.split("\u00a0: ")[0]).toSorted()).toEqual(names);
  const sentence = page.getByRole("main").locator("p", { hasText: `${first.city}\u00a0: ${first.journey}` });
  await point(page, first).hover();
  await expect(sentence).toBeVisible();
  await map(page).hover({ position: { x: 3, y: 3 } });
  await expect(sentence, "between the points").toBeVisible();
  await point(page, last).focus();
  await expect(
    page.getByRole("main").locator("p", { hasText: `${last.city}\u00a0: ${last.journey}` }),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(cityPath(last.slug));
});

test("« Près de moi » names the nearest city; the position goes nowhere", async ({ page }) => {
  // Nearer than any other city, unless that one is in between; what is expected is worked out.
  const place = { latitude: first.coordinates.latitude + 0.083, longitude: first.coordinates.longitude };
  const byDistance = cities
    .map((city) => ({ ...city, km: Math.round(distanceKm(place, city.coordinates)) }))
    .toSorted((a, b) => a.km - b.km);
  const nearest = byDistance[0]!;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await findNear(page, place);
  const answer = page.getByRole("status").filter({ has: page.getByRole("link") });
  await expect(answer).toHaveText(
    nearest.km < 5
      ? `Vous êtes ${nearest.locative}, ou tout près.`
      : `La plus proche est ${nearest.city}, à ${nearest.km}\u00a0km à vol d’oiseau.`,
  );
  await expectAccessible(page, "with the nearest city");
  await answer.getByRole("link").click();
  await expect(page).toHaveURL(cityPath(nearest.slug));
  expect(asked.filter((request) => request.includes(String(place.latitude)))).toEqual([]);
});

test("far from every city: the distance, and that it is no obstacle", async ({ page }) => {
  // Of all places at sea, the one farthest from land.
  const place = { latitude: -48.877, longitude: -123.393 };
  const km = Math.min(...cities.map(({ coordinates }) => Math.round(distanceKm(place, coordinates))));
  await findNear(page, place);
  await expect(page.getByRole("status").filter({ has: page.getByRole("link") })).toContainText(
    `, à ${km.toLocaleString("fr-FR")}\u00a0km\u00a0: nous travaillons aussi à distance.`,
  );
});

test("a position that is refused leaves the map and the list", async ({ page }) => {
  await findNear(page);
  await expect(
    page.getByText("choisissez une ville sur la carte ou dans la liste.", { exact: false }),
  ).toBeVisible();
  await point(page, last).click();
  await expect(page).toHaveURL(cityPath(last.slug));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("« Près de moi », which is in the document, is not shown", async ({ page }) => {
    await page.goto("/villes");
    const button = page.locator("main button", { hasText: "Près de moi" });
    await expect(button).toBeAttached();
    await expect(button).toBeHidden();
  });
});
