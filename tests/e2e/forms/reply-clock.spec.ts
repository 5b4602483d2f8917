import { bring, navigateTo, open } from "../support/page";
import { expect, test } from "../support/test";
import { contact, expectSuccess, fillInAndSend, formOn, forms, quote } from "./forms";

const promise = "Réponse sous 4 heures ouvrées";

test.describe("in Paris", () => {
  test.use({ timezoneId: "Europe/Paris" });

  for (const form of forms.filter(({ next }) => next))
    test(`${form.id}: says by when a request is read, and follows the clock`, async ({ page }) => {
      await page.clock.install({ time: "2026-11-24T15:38:00+01:00" });
      await open(page, form.address);
      await bring(formOn(page, form));
      const line = formOn(page, form).getByText("Envoyé maintenant");
      await expect(line).toHaveText("Envoyé maintenant, lu avant demain 10 h 40");
      await page.clock.fastForward("05:00");
      await expect(line).toHaveText("Envoyé maintenant, lu avant demain 10 h 45");
    });

  test("the confirmation keeps the hour that was told, after a reload too", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-27T17:00:00+01:00");
    await open(page, contact.address);
    await fillInAndSend(page, contact);
    await expectSuccess(page, contact);
    const line = page.getByText("Notre réponse : avant lundi 12 h.");
    await expect(line).toBeVisible();
    await page.clock.setFixedTime("2026-11-30T09:00:00+01:00");
    await page.reload();
    await expect(page.getByText("Notre réponse : avant 12 h.")).toBeVisible();
    await page.clock.setFixedTime("2026-11-30T14:00:00+01:00");
    await page.reload();
    await open(page, "/confirmation-contact?type=contact");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Notre réponse")).toHaveCount(0);
  });

  test("the contact page says whether somebody is there", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-28T10:00:00+01:00");
    await open(page, contact.address);
    await expect(page.getByText("Fermé, ouvre lundi à 9 h")).toBeVisible();
    await page.clock.setFixedTime("2026-11-30T10:00:00+01:00");
    await navigateTo(page, "/blog");
    await expect(page.getByText("Fermé, ouvre")).toHaveCount(0);
    await navigateTo(page, "/contact");
    await expect(page.getByText("Ouvert jusqu’à 18 h")).toBeVisible();
  });

  test("a clock that is wrong by a year leaves the promise as it stands", async ({ page }) => {
    await page.clock.setFixedTime("2025-11-20T10:00:00+01:00");
    await open(page, quote.address);
    await page.waitForLoadState("networkidle");
    await expect(formOn(page, quote).getByText(promise)).toBeVisible();
  });
});

test.describe("in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });
  test("the day and the place of the hour are told", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-25T00:40:00+09:00");
    await open(page, quote.address);
    await expect(
      formOn(page, quote).getByText("Envoyé maintenant, lu avant mercredi 11 h 40 (heure de Paris)"),
    ).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("each form repeats the promise, and the contact page the hours", async ({ page }) => {
    for (const form of forms.filter(({ next }) => next)) {
      await page.goto(form.address);
      await expect(formOn(page, form).getByText(promise)).toBeVisible();
    }
    await page.goto(contact.address);
    await expect(page.getByRole("main").getByText("du lundi au vendredi, de 9 h à 18 h")).toBeVisible();
  });
});
