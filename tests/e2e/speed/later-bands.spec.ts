import { addressOf } from "../support/site";
import { expect, type Page, test } from "../support/test";

/** Parts of the page that the browser may leave without a layout: when the document had been read, or by now. */
const later = (page: Page, when: "read" | "now") =>
  page.evaluate((at) => {
    const count = (): number =>
      [...document.querySelectorAll("main > *")].filter(
        (part) => getComputedStyle(part).contentVisibility === "auto",
      ).length;
    return at === "now" ? count() : Number(Reflect.get(window, "laterParts"));
  }, when);

test("the lower parts are laid out after the first screen, on a reload at once", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const parts = [...document.querySelectorAll("main > *")];
      const laterParts = parts.filter((part) => getComputedStyle(part).contentVisibility === "auto").length;
      Object.assign(window, { laterParts });
    });
  });
  for (const name of ["accueil", "realisation"]) {
    await page.goto(addressOf(name));
    expect(await later(page, "read"), name).toBeGreaterThan(0);
    await expect.poll(() => later(page, "now"), name).toBe(0);
  }
  await page.reload();
  expect(await later(page, "read"), "loaded anew").toBe(0);
});
