import type { Settings } from "../../agency-api/scenarios";
import { site } from "../support/content";
import { consoleOf, expect, hold, test } from "../support/test";
import {
  contest,
  expectSuccess,
  field,
  formOn,
  forms,
  openSettled,
  rules,
  shown,
  submit,
  typed,
} from "./forms";

const cut = "La connexion avec notre serveur a été coupée ou refusée.";
const unkept = "Notre serveur n’a pas pu enregistrer votre envoi.";

/** Every way in which the API lets the forms down; what the visitor is told of each, beside the apology. */
const failures: readonly (readonly [name: string, settings: Settings, reason: string])[] = [
  ["401", { scenario: "401" }, unkept],
  ["500", { scenario: "500" }, unkept],
  ["an HTML page with status 502", { scenario: "html", status: 502 }, unkept],
  ["15 seconds of silence", { scenario: "silent" }, "Notre serveur n’a pas répondu en 15 secondes."],
  ["a dropped connection", { scenario: "drop" }, cut],
];

// One that moves on to a page of its own, and one that stays; tests/engines has all of them fail once.
for (const form of forms.slice(-2)) {
  test(`${form.id}: each failure is told and loses nothing; then a try sends`, async ({
    page,
    context,
    standIn,
  }) => {
    await openSettled(page, form);
    const alert = formOn(page, form).getByRole("alert");
    let again = submit(page, form);

    for (const [index, [name, settings, reason]] of failures.entries()) {
      await test.step(name, async () => {
        standIn.control({ ...settings, scope: "forms" });
        const sent = page.waitForRequest("**/api/contact-forms/**");
        await again.click();
        await sent;
        if (settings.scenario === "silent") {
          // The page's clock goes on besides: enough is left for a slow machine.
          await page.clock.fastForward(10_000);
          await expect(formOn(page, form)).toHaveAttribute("aria-busy", "true");
          await expect(alert).toHaveCount(0);
          await page.clock.fastForward(5000);
        }
        await expect
          .poll(async () => (await consoleOf(page)).split("AgencyApiError").length - 1, name)
          .toBe(index + 1);
        await expect(alert).toContainText(form.apology);
        await expect(alert).toContainText(`${reason} Votre saisie est conservée.`);
        await expect(alert).toBeFocused();
        await expect(alert.locator('a[href^="mailto:"]')).toBeVisible();
        await expect(alert.locator(`a[href="tel:${site.phone.href}"]`)).toBeVisible();
        await expect(submit(page, form)).toBeEnabled();
        expect(await shown(page, form)).toEqual(typed(form));
        if (form === contest) await expect(rules(page)).toBeChecked();
        expect(standIn.leads()).toEqual([]);
        again = alert.getByRole("button", { name: "Réessayer" });
      });
    }
    expect(await consoleOf(page)).not.toContain("camille@");

    await test.step("no connection", async () => {
      await context.setOffline(true);
      await again.click();
      await expect(alert).toContainText(
        "Votre appareil n’est pas connecté à Internet : rien n’a été envoyé.",
        { timeout: 10_000 },
      );
      expect(await shown(page, form)).toEqual(typed(form));
      await context.setOffline(false);
      await expect(alert).toContainText("La connexion est revenue.");
    });

    standIn.control({ scenario: "ok" });
    await again.click();
    await expectSuccess(page, form);
    expect(standIn.leads().map(({ path, body }) => ({ path, body }))).toEqual([
      { path: form.path, body: form.body },
    ]);
  });

  test(`${form.id}: while the API is slow it says that it is sending, and then succeeds`, async ({
    page,
    standIn,
  }) => {
    standIn.control({ scenario: "slow", scope: "forms" });
    await openSettled(page, form);
    await submit(page, form).click();
    await expect(formOn(page, form)).toHaveAttribute("aria-busy", "true");
    await expect(formOn(page, form).getByRole("status")).toHaveText("Envoi en cours…");
    expect(standIn.leads()).toEqual([]);
    await expectSuccess(page, form);
    expect(standIn.leads()).toHaveLength(1);
  });

  test(`${form.id}: a lead is sent once, however often it is asked for`, async ({ page, standIn }) => {
    const release = await hold(page, /\/api\/contact-forms\//);
    await openSettled(page, form);
    await submit(page, form).dblclick();
    await field(page, form, form.texts[0]![0]).press("Enter");
    await formOn(page, form).evaluate((element: HTMLFormElement) => element.requestSubmit());
    const button = formOn(page, form).getByRole("button");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    if (form === contest) {
      await expect(button).toHaveText("Envoi...");
      await expect(button).toBeDisabled();
    }
    release();
    await expectSuccess(page, form);
    const sent = { path: form.path, body: form.body };
    expect(standIn.leads().map(({ path, body }) => ({ path, body }))).toEqual([sent]);
    expect(await page.evaluate((id) => sessionStorage.getItem(`formulaire-${id}`), form.id)).toBeNull();
  });
}
