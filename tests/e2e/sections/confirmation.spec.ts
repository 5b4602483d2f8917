import { at } from "../support/addresses";
import { expect, test } from "../support/test";

test("the address says what was sent, without a gesture", async ({ page }) => {
  await page.goto(at.quoteSent);
  await expect(page.getByRole("heading", { level: 1, name: "Demande reçue" })).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    /^Votre demande de devis est arrivée/,
  );
});
