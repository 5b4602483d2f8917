import type { Page } from "playwright/test";
import { open, overflowOf, scrollThrough } from "../support/page";
import { templates } from "../support/site";
import { expect, test } from "../support/test";
import { lengthenWords, lostTexts, setTextSize, setWidth, unfitInHeader } from "./layout";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Nothing to be scrolled for sideways, and no text lost. */
async function expectWhole(page: Page, where: string): Promise<void> {
  expect.soft(await overflowOf(page), `${where}: pixels beyond the right edge`).toBe(0);
  expect.soft(await lostTexts(page), `${where}: texts cut off`).toEqual([]);
}

for (const [name, address] of Object.entries(templates)) {
  test(`${name}: nothing is lost at 320 px, at 200 % of zoom or of text size, nor by long words`, async ({
    page,
  }) => {
    test.slow();
    await open(page, address);
    await scrollThrough(page);
    await expectWhole(page, "1440 px");
    // WCAG 1.4.10: 1280 px at 400 %.
    await setWidth(page, 320);
    await expectWhole(page, "320 px");
    // WCAG 1.4.4: 1280 px at 200 %.
    await setWidth(page, 640);
    await expectWhole(page, "200 % of zoom");
    await setWidth(page, 1280);
    await setTextSize(page, 200);
    await expectWhole(page, "200 % of text size");
    for (const width of [390, 1280, 2200]) {
      await setWidth(page, width);
      expect.soft(await unfitInHeader(page), `the header at ${width} px, 200 % of text size`).toEqual([]);
    }
    await setWidth(page, 320);
    await setTextSize(page, 100);
    await lengthenWords(page, 120);
    await expectWhole(page, "words of 120 letters at 320 px");
  });
}

test("the open burger menu keeps long names at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/contact");
  await page.locator("summary", { hasText: "Menu" }).click();
  for (const fold of ["Nos services", "Technologies"])
    await page.locator("summary", { hasText: fold }).click();
  await expectWhole(page, "names as they are");
  await lengthenWords(page, 120);
  await expectWhole(page, "words of 120 letters");
});
