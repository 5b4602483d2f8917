import { expectAccessible } from "../support/axe";
import { at } from "../support/addresses";
import { expect, open, test } from "../support/test";

test("the questions open with Enter, and are accessible", async ({ page }) => {
  await open(page, at.quote);
  const questions = page.getByRole("region", { name: "Ce que l’on nous demande" }).getByRole("group");
  await questions.nth(1).locator("summary").press("Enter");
  await expect(page.getByText("Vous, dès le premier jour.")).toBeVisible();
  await expectAccessible(page, "a question open");
});
