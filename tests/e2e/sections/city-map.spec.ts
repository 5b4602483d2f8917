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

test("a name stands at its own point, over no other name or point", async ({ page }) => {
  for (const width of [320, 390, 820, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/villes");
    await page.evaluate(() => document.fonts.ready);
    const faults = await map(page).evaluate((svg) => {
      const middleOf = (link: Element): DOMRect => link.querySelector("circle")!.getBoundingClientRect();
      const distance = (a: DOMRect, b: DOMRect): number =>
        Math.hypot(
          Math.max(a.left - b.right, 0, b.left - a.right),
          Math.max(a.top - b.bottom, 0, b.top - a.bottom),
        );
      const links = Array.from(svg.querySelectorAll("a"));
      const points = links.map((link) => {
        const { left, top, width, height } = middleOf(link);
        return new DOMRect(left + width / 2, top + height / 2);
      });
      const names = links.flatMap((link, index) =>
        Array.from(link.querySelectorAll("text"), (text) => ({
          index,
          name: text.textContent,
          size: parseFloat(getComputedStyle(text).fontSize) * (svg.getBoundingClientRect().width / 613),
          box: text.getBoundingClientRect(),
        })).filter(({ box }) => box.width > 0),
      );
      const wrong = names.flatMap(({ index, name, size, box }) => {
        // Letters without the room that the font leaves above and below them.
        const letters = new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6);
        const own = distance(letters, points[index]!);
        const others = points.filter((_point, at) => at !== index).map((point) => distance(letters, point));
        return [
          ...(Math.min(...others) < own * 1.2 ? [`${name} at another point`] : []),
          ...(size < (window.innerWidth < 390 ? 9.9 : 11) ? [`${name} in ${size} px`] : []),
          ...names
            .filter((other) => other.index !== index && distance(letters, other.box) === 0)
            .map((other) => `${name} over ${other.name}`),
        ];
      });
      return names.length > 0 ? wrong : ["no name"];
    });
    expect(faults, `at ${width} px`).toEqual([]);
  }
});
