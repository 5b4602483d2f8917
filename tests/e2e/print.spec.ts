import { addressOf } from "./support/site";
import { bring, expect, open, test } from "./support/test";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

test("what would come in on the way down, or up again, is printed as well", async ({ page }) => {
  await open(page, "/");
  for (const title of ["#expertise-titre", "#cles-en-main"]) {
    await bring(page.locator(title));
    await expect(page.locator(title)).toHaveAttribute("data-reveal", "");
  }
  for (const edge of ["above", "below"])
    await expect(page.locator(`[data-reveal=${edge}]`)).not.toHaveCount(0);
  for (const element of await page.locator("[data-reveal]").all())
    await expect(element).toHaveCSS("opacity", "1");
});

test("closed questions are printed with their answers, without scripts too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  for (const answer of await page.locator("main details > :not(summary)").all())
    await expect(answer).toBeVisible();
  await context.close();
});

test("no heading ends a sheet, and no figure is cut from what it counts", async ({ page }) => {
  await open(page, addressOf("accueil"));
  for (const head of await page.locator("main :is(.sectionHead, .wideColumns:has(> h2:first-child))").all())
    await expect(head).toHaveCSS("break-after", "avoid");
  await open(page, addressOf("realisation"));
  for (const figure of await page.locator("main dl > div").all())
    await expect(figure).toHaveCSS("break-inside", "avoid");
});

test("older browsers open the questions for the print, and close them again", async ({ page }) => {
  await open(page, "/");
  const closed = page.locator("main details:not([open])");
  const count = await closed.count();
  expect(count).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(closed).toHaveCount(count);
});
