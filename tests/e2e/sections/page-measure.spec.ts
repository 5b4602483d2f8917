import type { Page } from "playwright/test";
import { servicePath } from "../../../src/shared/paths";
import { expectAccessible } from "../support/axe";
import { bring, open, scrollThrough } from "../support/page";
import { measuredService } from "../support/site";
import { expect, test } from "../support/test";

const { slug = "", measure } = measuredService ?? {};
test.skip(!measure, "Aucun service ne mesure sa page.");

/** What the content calls each measure. */
const nameOf = (what: string): string => measure?.rows.find((row) => row.what === what)?.name ?? "";
const value = (page: Page, what: string) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: nameOf(what), exact: true }) })
    .getByRole("cell")
    .first();

test("delay, bytes, other sites and cookies of this very visit; axe", async ({ page }) => {
  await open(page, servicePath(slug));
  // They load their script as they come near.
  await bring(page.getByRole("heading", { name: measure?.title }));
  await expect(page.getByRole("table", { name: "Vos mesures" })).toBeVisible();
  await expect(value(page, "lcp")).toHaveText(/^\d,\d\d\ss$/);
  await expect(value(page, "thirdParties")).toHaveText("0");
  await expect(value(page, "cookies")).toHaveText("0");
  await expect(page.getByText("Relevé par votre navigateur depuis l’ouverture de cette page.")).toBeVisible();

  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  await expect(value(page, "bytes")).toHaveText(/^[1-9]\d*\sko$/);
  await expectAccessible(page, "with measures");
});
