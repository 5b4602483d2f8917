import type { Page } from "playwright/test";
import { open } from "./support/page";
import { expect, test } from "./support/test";

/** What the head says of the page, link targets and structured data included, in no particular order. */
const readHead = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.head.querySelectorAll("[data-gatsby-head]")]
      .map((element) =>
        [element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`)]
          .concat(element.textContent ?? "")
          .join(" "),
      )
      .sort(),
  );

const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), address);

const destinations = [
  "/",
  "/services",
  "/services/erp-crm",
  "/villes/lyon",
  "/blog",
  "/realisations",
  "/contact",
];

test("a page has the same head after a client-side navigation as when it is loaded", async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of destinations) {
    await open(page, address);
    // The last of it, which the document does not bring (src/seo/seo.tsx).
    await page.locator('head link[rel="manifest"]').waitFor({ state: "attached" });
    const loaded = await readHead(page);
    expect.soft(loaded.length, address).toBeGreaterThan(15);

    await open(page, "/technologies");
    await goTo(page, address);
    await expect(page).toHaveURL(address);
    await expect.poll(() => readHead(page), address).toEqual(loaded);
    expect
      .soft(await page.title(), address)
      .toBe(await page.locator('meta[property="og:title"]').getAttribute("content"));
  }
});
