import type { Page } from "playwright/test";
import { expectAccessible } from "../support/axe";
import { open } from "../support/page";
import { expect, test } from "../support/test";

const map = (page: Page) => page.getByRole("group", { name: "Nos villes d’intervention" });
const point = (page: Page, city: string) => map(page).getByRole("link", { name: `${city}\u00a0: ` });

/** Opens the page for a visitor who is somewhere, and asks for the nearest city. */
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
  const listed = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
  const points = await map(page).getByRole("link").allTextContents();
  expect(listed.length).toBeGreaterThan(30);
  expect(points.map((text) => text.split("\u00a0: ")[0]).toSorted()).toEqual(listed.toSorted());
  await point(page, "Lyon").hover();
  await expect(page.getByText("Environ 110 km, un peu plus d’une heure par l’A43")).toHaveCount(3);
  await map(page).hover({ position: { x: 3, y: 3 } });
  await expect(page.getByText("Environ 110 km, un peu plus d’une heure par l’A43")).toHaveCount(3);
  await point(page, "Brest").focus();
  await expect(
    page
      .getByRole("main")
      .locator("p")
      .filter({ hasText: /^Brest/ }),
  ).toHaveText(/Environ 1\s100\skm, en TGV par Paris/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/villes\/brest$/);
});

test("the regions of the list stand in the order of the French alphabet", async ({ page }) => {
  await page.goto("/villes");
  const regions = await page.locator("main h2[id^=region-]").allTextContents();
  expect(regions).toContain("Île-de-France");
  expect(regions).toEqual(regions.toSorted(new Intl.Collator("fr").compare));
});

test("near Lyon: the nearest city, its distance, its page; the position goes nowhere", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await findNear(page, { latitude: 45.9, longitude: 4.72 });
  await expect(page.getByRole("status").filter({ hasText: "Lyon" })).toHaveText(
    "La plus proche est Lyon, à 18\u00a0km à vol d’oiseau.",
  );
  await expectAccessible(page, "with the nearest city");
  await page.getByRole("status").getByRole("link", { name: "Lyon", exact: true }).click();
  await expect(page).toHaveURL(/\/villes\/lyon$/);
  expect(asked.filter((request) => /45\.9|4\.72/.test(request))).toEqual([]);
});

test("in Tokyo: the nearest city is far, and said to be", async ({ page }) => {
  await findNear(page, { latitude: 35.68, longitude: 139.69 });
  await expect(page.getByText(/nous travaillons aussi à distance\.$/)).toBeVisible();
});

test("a position that is refused leaves the map and the list", async ({ page }) => {
  await findNear(page);
  await expect(
    page.getByText("choisissez une ville sur la carte ou dans la liste.", { exact: false }),
  ).toBeVisible();
  await point(page, "Nice").click();
  await expect(page).toHaveURL(/\/villes\/nice$/);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a point of the map leads to its city", async ({ page }) => {
    await open(page, "/villes");
    await point(page, "Strasbourg").locator("circle").first().tap();
    await expect(page).toHaveURL(/\/villes\/strasbourg$/);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the points lead to their cities, and nothing is offered that does not work", async ({ page }) => {
    await page.goto("/villes");
    await expect(page.getByRole("button", { name: "Près de moi" })).toHaveCount(0);
    await point(page, "Toulouse").click();
    await expect(page).toHaveURL(/\/villes\/toulouse$/);
  });
});
