import { pages } from "../support/content";
import { expect, test } from "../support/test";

const { success } = pages;

test("the address says what was sent, without a gesture", async ({ page }) => {
  for (const [query, { title, message, seo }] of [
    ["?type=devis", success.quote],
    ["?type=contact", success.contact],
    ["?type=autre", success.contact],
  ] as const) {
    await page.goto(`/confirmation-contact${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveTitle(seo.title ?? "");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", seo.description ?? "");
    await expect(page.locator("main ol > li")).toHaveCount(success.steps.length);
  }
  await page.getByRole("link", { name: success.button }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
