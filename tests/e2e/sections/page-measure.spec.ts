import { servicePath } from "../../../src/shared/paths";
import { expectAccessible } from "../support/axe";
import { measuredService } from "../support/site";
import { bring, expect, open, type Page, scrollThrough, test } from "../support/test";

const { slug = "", measure } = measuredService ?? {};
test.skip(!measure, "Aucun service ne mesure sa page.");

/** What is measured here, of what the content asks for; bytes once all is loaded. */
const measured: Readonly<Record<string, RegExp>> = {
  lcp: /^\d,\d\d\ss$/,
  thirdParties: /^0$/,
  cookies: /^0$/,
  bytes: /^[1-9]\d*\sko$/,
};

async function expectMeasures(page: Page, which: (what: string) => boolean): Promise<void> {
  for (const { what, name } of measure?.rows.filter((row) => which(row.what)) ?? []) {
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
    await expect(row.getByRole("cell").first(), what).toHaveText(measured[what] ?? "");
  }
}

test("delay, bytes, other sites and cookies of this very visit; axe", async ({ page }) => {
  await open(page, servicePath(slug));
  // They load their script as they come near.
  await bring(page.getByRole("heading", { name: measure?.title }));
  await expect(page.getByRole("table", { name: "Vos mesures" })).toBeVisible();
  await expectMeasures(page, (what) => what !== "bytes");
  await expect(page.getByText("Relevé par votre navigateur depuis l’ouverture de cette page.")).toBeVisible();

  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  await expectMeasures(page, (what) => what === "bytes");
  await expectAccessible(page, "with measures");
});
