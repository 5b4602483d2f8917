import type { Page } from "playwright/test";
import { expectAccessible } from "../support/axe";
import { bring, navigateTo, open, scrollThrough, waitForScripts } from "../support/page";
import { expect, test } from "../support/test";

const address = "/services/site-vitrine";
const table = (page: Page) => page.getByRole("table", { name: "Vos mesures" });
const limits = (page: Page) => page.getByRole("table", { name: "Nos limites" });
const value = (page: Page, name: string) =>
  page
    .getByRole("row", { name: new RegExp(`^${name}`) })
    .getByRole("cell")
    .first();

/** Goes to the measures, which load their script as they come near. */
async function openMeasures(page: Page): Promise<void> {
  await open(page, address);
  await bring(page.getByRole("heading", { name: "Cette page, mesurée chez vous" }));
  await expect(table(page)).toBeVisible();
}

/** What browsers have told of every file of this visit, in bytes. */
const receivedBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
      0,
    ),
  );

/** More files may come meanwhile, by which both grow. */
const expectTold = (page: Page): Promise<void> =>
  expect(async () => {
    const kilobytes = Math.round((await receivedBytes(page)) / 1000);
    expect(await value(page, "Poids").textContent()).toBe(`${kilobytes}\u00a0ko`);
  }).toPass();

test("delay, bytes, other sites and cookies of this very visit, within the limits; axe", async ({ page }) => {
  await openMeasures(page);
  await expect(value(page, "Délai d’affichage")).toHaveText(/^\d,\d\d\ss$/);
  await expect(value(page, "Autres sites")).toHaveText("0");
  await expect(value(page, "Cookies")).toHaveText("0");
  await expect(page.getByText("Relevé par votre navigateur depuis l’ouverture de cette page.")).toBeVisible();

  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const bytes = await receivedBytes(page);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes, "the limit that the page names").toBeLessThan(300_000);
  await expectTold(page);
  await expectAccessible(page, "with measures");
});

test.describe("without the security policy", () => {
  test.use({ bypassCSP: true });

  test("what comes later is counted: bytes, a cookie, another site that is asked twice", async ({ page }) => {
    await page.route("https://tiers.example/**", (route) => route.fulfill({ body: "" }));
    await openMeasures(page);
    const bytes = await receivedBytes(page);
    await page.evaluate(async () => {
      document.cookie = "essai=1";
      await Promise.allSettled(
        ["https://tiers.example/1", "https://tiers.example/2", "/services/erp-crm"].map((url) =>
          fetch(url, { mode: "no-cors" }).then((answer) => answer.text()),
        ),
      );
    });
    await expect(value(page, "Cookies")).toHaveText("1");
    await expect(value(page, "Autres sites")).toHaveText("1");
    await expect.poll(() => receivedBytes(page)).toBeGreaterThan(bytes + 10_000);
    await expectTold(page);
  });
});

test("a browser that does not time the largest element says so", async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (this: PerformanceObserver, options) {
      if (options?.type !== "largest-contentful-paint") observe.call(this, options);
    };
  });
  await openMeasures(page);
  await expect(value(page, "Délai d’affichage")).toHaveText("non mesurable ici");
});

test("a browser that lets nothing be observed shows what it knows, once", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PerformanceObserver"));
  await openMeasures(page);
  await expect(value(page, "Délai d’affichage")).toHaveText("non mesurable ici");
  await expect(value(page, "Poids")).toHaveText(/^\d+\sko$/);
});

test("after another page of the site: the whole visit, until the page is measured alone", async ({
  page,
}) => {
  await open(page, "/services");
  await navigateTo(page, address);
  const heading = page.getByRole("heading", { name: "Cette page, mesurée chez vous" });
  await bring(heading);
  await expect(page.getByText(/le délai est celui de la première page de votre visite/)).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Mesurer cette page seule" }).press("Enter");
  await reloaded;
  await page.mouse.move(6, 6);
  await page.mouse.move(8, 8);
  await waitForScripts(page);
  await bring(heading);
  await expect(
    page.getByText(/^Relevé par votre navigateur depuis .* 0\soctet chacun\s: \d+ sur \d+\.$/),
  ).toBeVisible();
});

test("its script does not come: the limits stay", async ({ page }) => {
  const asked = page.waitForRequest(/\/page-measure-[^/]+\.js$/);
  await page.route(/\/page-measure-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, address);
  await bring(limits(page));
  await asked;
  await expect(value(page, "Délai d’affichage")).toHaveText("2,5 s");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each row with its limit and meaning, and what scripts would add", async ({ page }) => {
    await page.goto(address);
    await expect(limits(page).getByRole("row")).toHaveText([
      /^Délai d’affichage \(LCP\)2,5\ss.+Google/,
      /^Poids reçu300\sko.+2,5\sMo/,
      /^Autres sites appelés0/,
      /^Cookies lisibles0/,
    ]);
    await expect(page.getByText("Avec JavaScript, vos mesures prennent la place")).toBeVisible();
  });
});
