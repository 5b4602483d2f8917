import { open, scrollThrough } from "../support/page";
import { latePost, templates } from "../support/site";
import { expect, test } from "../support/test";
import { expectAccessible } from "./axe";

// Colours are measured at rest, not halfway through a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [390, 1440]) {
  for (const [name, address] of Object.entries(templates)) {
    test(`axe finds nothing on ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, address);
      await scrollThrough(page);
      await expectAccessible(page);
    });
  }

  test(`axe finds nothing on a late article at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/article/${latePost?.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(latePost?.title ?? "");
    await expectAccessible(page);
  });

  test(`axe finds nothing on a missing article at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/article/unknown");
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
  });
}
