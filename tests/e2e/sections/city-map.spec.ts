import { expectAccessible } from "../support/axe";
import { expect, open, type Page, test } from "../support/test";

const map = (page: Page) => page.getByRole("main").getByRole("group");
const quimper = (page: Page) => map(page).locator('a[href="/villes/quimper"]');

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
  expect(points.map((text) => text.split("\u00a0: ")[0]).toSorted()).toEqual([
    "Lorient",
    "Nantes",
    "Quimper",
    "Vannes",
  ]);
  const journeyTo = (city: string) => page.getByRole("main").locator("p", { hasText: city });
  await map(page).locator('a[href="/villes/lorient"]').hover();
  await expect(journeyTo("Lorient : 40 minutes de train")).toBeVisible();
  await map(page).hover({ position: { x: 3, y: 3 } });
  await expect(journeyTo("Lorient : 40 minutes de train"), "between the points").toBeVisible();
  await quimper(page).focus();
  await expect(journeyTo("Quimper : 1 h 15 de train")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/villes/quimper");
});

test("« Près de moi » names the nearest city; the position goes nowhere", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await findNear(page, { latitude: 47.741, longitude: -2.76 });
  const answer = page.getByRole("status").filter({ has: page.getByRole("link") });
  await expect(answer).toHaveText("La plus proche est Vannes, à 9 km à vol d’oiseau.");
  await expectAccessible(page, "with the nearest city");
  await answer.getByRole("link").click();
  await expect(page).toHaveURL("/villes/vannes");
  expect(asked.filter((request) => request.includes("47.741"))).toEqual([]);
});

test("far from every city: the distance, and that it is no obstacle", async ({ page }) => {
  // Of all places at sea, the one farthest from land.
  await findNear(page, { latitude: -48.877, longitude: -123.393 });
  await expect(page.getByRole("status").filter({ has: page.getByRole("link") })).toContainText(
    ", à 15 658 km : nous travaillons aussi à distance.",
  );
});

test("a position that is refused leaves the map and the list", async ({ page }) => {
  await findNear(page);
  await expect(
    page.getByText("choisissez une ville sur la carte ou dans la liste.", { exact: false }),
  ).toBeVisible();
  await quimper(page).click();
  await expect(page).toHaveURL("/villes/quimper");
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
