import { expectSuccess, fillInAndSend, formOn, forms, submit } from "../forms/forms";
import { bring, hold, open, scrollThrough } from "../support/page";
import { expect, test } from "../support/test";
import { expectAccessible } from "../support/axe";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("axe finds nothing with a dropdown open", async ({ page }) => {
  await open(page, "/contact");
  for (const name of ["Nos services", "Technologies"]) {
    await page.locator("summary", { hasText: name }).press("Enter");
    await expect(page.locator("header details[open]")).toHaveCount(1);
    await expectAccessible(page, name);
  }
});

test("axe finds nothing with the burger menu and its folds open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.locator("summary", { hasText: "Menu" }).click();
  for (const name of ["Nos services", "Technologies"])
    await page.locator("summary", { hasText: name }).click();
  await expectAccessible(page);
});

test("axe finds nothing while the partners move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  await scrollThrough(page);
  await bring(page.getByTestId("partner-track"));
  await expectAccessible(page);
});

test("axe finds nothing with every question of the FAQ open", async ({ page }) => {
  test.slow();
  await open(page, "/obtenir-un-devis");
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await expectAccessible(page);
});

for (const form of forms) {
  test(`axe finds nothing in the form « ${form.id} » with errors, sending, failed and sent`, async ({
    page,
    standIn,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    standIn.control({ scenario: "500", scope: "forms" });
    const release = await hold(page, /\/api\/contact-forms\//);
    await open(page, form.address);
    const card = formOn(page, form);

    await card.locator('input[type="email"]').fill("personne");
    for (const field of await card.locator("input:visible, textarea:visible").all()) await field.focus();
    await card.getByRole("link").last().focus();
    await expect(card.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessible(page, "errors");

    await fillInAndSend(page, form);
    await expect(card).toHaveAttribute("aria-busy", "true");
    await expectAccessible(page, "sending");

    release();
    await expect(card.getByRole("alert")).toBeVisible();
    await expectAccessible(page, "failed");

    standIn.control({ scenario: "ok" });
    await submit(page, form).click();
    await expectSuccess(page, form);
    await expectAccessible(page, "sent");
  });
}
