import { bring, open, scrollThrough } from "../support/page";
import { expect, test } from "../support/test";
import { expectAccessible } from "./axe";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const name of ["Nos services", "Technologies"]) {
  test(`axe finds nothing with the dropdown « ${name} » open`, async ({ page }) => {
    await open(page, "/contact");
    await page.locator("summary", { hasText: name }).click();
    await expect(page.locator("header details[open]")).toHaveCount(1);
    await expectAccessible(page);
  });
}

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
  await page.waitForTimeout(1500);
  await expectAccessible(page);
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("axe finds nothing with every question of the FAQ open", async ({ page }) => {
      await open(page, "/obtenir-un-devis");
      for (const question of await page.locator("#faq >> xpath=ancestor::section").locator("summary").all())
        await question.click();
      await expectAccessible(page);
    });

    test("axe finds nothing with every story of the case studies open", async ({ page }) => {
      await open(page, "/realisations");
      for (const story of await page.locator("main summary").all()) await story.click();
      await expectAccessible(page);
    });

    for (const address of ["/contact", "/obtenir-un-devis"]) {
      test(`axe finds nothing on ${address} with errors in the form`, async ({ page }) => {
        await open(page, address);
        await page
          .locator("form")
          .getByRole("button", { name: /Envoyer|Recevoir/ })
          .click();
        await expect(page.locator('form [aria-invalid="true"]').first()).toBeVisible();
        await expectAccessible(page);
      });
    }

    for (const address of ["/", "/jeu-concours"]) {
      test(`axe finds nothing on ${address} with errors in the form`, async ({ page }) => {
        await open(page, address);
        const form = page.locator("form");
        await form.locator('input[type="email"]').fill("personne");
        for (const field of await form.locator("input:visible, textarea:visible").all()) await field.focus();
        await form.getByRole("link").last().focus();
        await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
        await expectAccessible(page);
      });
    }

    test("axe finds nothing while a form is sending, and after it has failed", async ({ page, standIn }) => {
      standIn.control({ mood: "500", scope: "forms", delayMs: 4000 });
      await open(page, "/obtenir-un-devis");
      const form = page.locator("form");
      await form.locator('[name="name"]').fill("Camille Renard");
      await form.locator('[name="email"]').fill("camille@exemple.example");
      await form.locator('[name="project_description"]').fill("Un outil de planning pour douze techniciens.");
      await form.getByRole("button", { name: "Recevoir mon devis gratuit" }).click();
      await expect(form).toHaveAttribute("aria-busy", "true");
      await expectAccessible(page);
      await expect(form.getByRole("alert")).toBeVisible();
      await expectAccessible(page);
    });
  });
}
