import { pages } from "../support/content";
import { expect, test } from "../support/test";

const { success } = pages;

const variants = [
  { query: "?type=devis", expected: success.quote },
  { query: "?type=contact", expected: success.contact },
  { query: "?type=autre", expected: success.contact },
  { query: "", expected: success.contact },
];
for (const { query, expected } of variants) {
  test(`/confirmation-contact${query} says « ${expected.title} », without a gesture`, async ({ page }) => {
    const description = page.locator('meta[name="description"]');
    await page.goto(`/confirmation-contact${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(expected.title);
    await expect(page.getByText(expected.message)).toBeVisible();
    await expect(page).toHaveTitle(expected.seo.title);
    await expect(description).toHaveAttribute("content", expected.seo.description);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
    await expect(page.locator("main ol > li")).toHaveCount(success.steps.length);
    await page.getByRole("link", { name: success.button }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
}
