import type { Page } from "playwright/test";
import { servicePath } from "../../../src/shared/paths";
import { expectAccessible } from "../support/axe";
import { bring, open, scrollThrough } from "../support/page";
import { measuredService } from "../support/site";
import { expect, test } from "../support/test";

const { slug = "", measure } = measuredService ?? {};
test.skip(!measure, "Aucun service ne mesure sa page.");

const address = servicePath(slug);
/** What the content calls each measure. */
const nameOf = (what: string): string => measure?.rows.find((row) => row.what === what)?.name ?? "";
const table = (page: Page) => page.getByRole("table", { name: "Vos mesures" });
const limits = (page: Page) => page.getByRole("table", { name: "Nos limites" });
const value = (page: Page, what: string) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: nameOf(what), exact: true }) })
    .getByRole("cell")
    .first();

/** Goes to the measures, which load their script as they come near. */
async function openMeasures(page: Page): Promise<void> {
  await open(page, address);
  await bring(page.getByRole("heading", { name: measure?.title }));
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
    expect(await value(page, "bytes").textContent()).toBe(`${kilobytes}\u00a0ko`);
  }).toPass();

test("delay, bytes, other sites and cookies of this very visit, within the limits; axe", async ({ page }) => {
  await openMeasures(page);
  await expect(value(page, "lcp")).toHaveText(/^\d,\d\d\ss$/);
  await expect(value(page, "thirdParties")).toHaveText("0");
  await expect(value(page, "cookies")).toHaveText("0");
  await expect(page.getByText("Relevé par votre navigateur depuis l’ouverture de cette page.")).toBeVisible();

  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const bytes = await receivedBytes(page);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes, "the limit that the page names").toBeLessThan(300_000);
  await expectTold(page);
  await expectAccessible(page, "with measures");
});

test("a browser that lets nothing be observed shows what it knows, once", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PerformanceObserver"));
  await openMeasures(page);
  await expect(value(page, "lcp")).toHaveText("non mesurable ici");
  await expect(value(page, "bytes")).toHaveText(/^\d+\sko$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each row with its limit and meaning, and what scripts would add", async ({ page }) => {
    await page.goto(address);
    const rows = (measure?.rows ?? []).map(({ name, limit, meaning }) => `${name}${limit}${meaning}`);
    await expect(limits(page).getByRole("row")).toHaveText(rows);
    await expect(page.getByText("Avec JavaScript, vos mesures prennent la place")).toBeVisible();
  });
});
