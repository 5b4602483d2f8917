import { expectAccessible } from "../support/axe";
import { bring, expect, open, scrollThrough, test } from "../support/test";

test("delay and bytes of this very visit are measured; axe", async ({ page }) => {
  await open(page, "/services/site-vitrine");
  const measures = page.getByRole("table", { name: "Vos mesures" });
  // They load their script as they come near.
  await bring(page.getByRole("heading", { name: "Cette page, mesurée" }));
  const cellOf = (name: string) =>
    measures
      .getByRole("row", { name: new RegExp(`^${name}`) })
      .getByRole("cell")
      .first();
  await expect(cellOf("Affichage")).toHaveText(/^\d,\d\d\ss$/);
  await scrollThrough(page);
  await expect(cellOf("Poids reçu")).toHaveText(/^[1-9]\d*\sko$/);
  await expectAccessible(page, "with measures");
});
