import type { Page } from "playwright/test";
import { paths } from "../../src/shared/paths";
import { required } from "../../src/shared/required";
import { builtPage } from "./support/built-pages";
import { bring, open } from "./support/page";
import { listedPages, phone, readSetting, templates } from "./support/site";
import { expect, test } from "./support/test";

const { name: brand } = readSetting<{ name: string }>("brand");
const { address: place } = readSetting<{ address: { street: string } }>("site");

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

test("an article is printed with its title and without the frame of the site", async ({ page }) => {
  await open(page, "/article/mvp-en-30-jours");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Navigation principale" })).toBeHidden();
});

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

/** What is shown, words or ground, in another colour than the text of the page. */
const otherColours = (page: Page): Promise<string[]> =>
  page.locator("body *:not(input, textarea, select, noscript)").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        const isPlain = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
        return !isPlain || color !== getComputedStyle(document.body).color;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

for (const [name, address] of Object.entries(templates))
  test(`${name} is printed dark on white, without what only a screen can do, with whose it is at the end`, async ({
    page,
  }) => {
    await open(page, address);
    const end = page.getByRole("contentinfo");
    await expect(end.getByText(brand, { exact: true })).toBeVisible();
    await expect(end.getByText(phone.display)).toBeVisible();
    await expect(end.getByText(place.street)).toBeVisible();
    for (const role of ["navigation", "button"] as const) await expect(page.getByRole(role)).toHaveCount(0);
    expect(await otherColours(page)).toEqual([]);
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

test("browsers that know no style for it open the questions for the print, and close them again", async ({
  page,
}) => {
  await open(page, "/");
  const closed = page.locator("main details:not([open])");
  const count = await closed.count();
  expect(count).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(closed).toHaveCount(count);
});

test("what was typed into a form is printed", async ({ page }) => {
  await open(page, paths.quote);
  const field = page.getByRole("textbox", { name: "Prénom et nom" });
  await field.fill("Camille Morel");
  await expect(field).toHaveCSS(
    "color",
    await page.locator("body").evaluate((body) => getComputedStyle(body).color),
  );
});

test("an address that a text links to is printed", async ({ page }) => {
  const link = '[data-article-text] a[href^="http"]';
  const address = listedPages.find((one) => builtPage(one).document.querySelector(link));
  await open(page, required(address));
  const first = page.locator(link).first();
  const after = await first.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(after).toContain(String(await first.getAttribute("href")));
});
