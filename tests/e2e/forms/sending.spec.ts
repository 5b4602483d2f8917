import type { Settings } from "../../agency-api/scenarios";
import { consoleOf, expect, hold, type Page, test } from "../support/test";
import {
  contact,
  contest,
  expectSuccess,
  field,
  formOn,
  openFilled,
  openSettled,
  quote,
  rules,
  shown,
  submit,
  typed,
} from "./forms";

const leadRequests = /\/api\/contact-forms\//;

// A page follows the one, the other is shown its success in place; all share their code.
for (const form of [quote, contest])
  test(`${form.id}: after a failure one lead, however often it is sent`, async ({ page, standIn }) => {
    standIn.control({ scenario: "500", scope: "forms" });
    await openSettled(page, form);
    await submit(page, form).click();
    const alert = formOn(page, form).getByRole("alert");
    await expect(alert).toContainText(form.apology);
    await expect(alert).toContainText("Notre serveur n’a pas pu enregistrer votre envoi.");
    await expect(alert).toBeFocused();
    await expect(alert.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(alert.getByRole("link", { name: "02 61 91 00 00" })).toBeVisible();
    expect(await shown(page, form)).toEqual(typed(form));
    if (form === contest) await expect(rules(page)).toBeChecked();
    expect(standIn.leads()).toEqual([]);

    standIn.control({ scenario: "ok" });
    const release = await hold(page, leadRequests);
    await submit(page, form).dblclick();
    await field(page, form, form.texts[0]![0]).press("Enter");
    await formOn(page, form).evaluate((element: HTMLFormElement) => element.requestSubmit());
    const button = formOn(page, form).getByRole("button");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(formOn(page, form).getByRole("status")).toHaveText("Envoi en cours…");
    if (form === contest) await expect(button).toHaveText("Envoi...");
    release();
    await expectSuccess(page, form);
    const sent = { path: form.path, body: form.body };
    expect(standIn.leads().map(({ path, body }) => ({ path, body }))).toEqual([sent]);
    expect(await page.evaluate((id) => sessionStorage.getItem(`formulaire-${id}`), form.id)).toBeNull();
  });

/** The ways in which the API fails, with the reason that the visitor reads. */
const failures: readonly (readonly [name: string, settings: Settings, reason: string])[] = [
  ["15 seconds of silence", { scenario: "silent" }, "Notre serveur n’a pas répondu en 15 secondes."],
  [
    "too many sends",
    { scenario: "html", status: 429 },
    "Trop d’envois nous sont venus de votre connexion à Internet en peu de temps. Réessayez plus tard.",
  ],
  [
    "a body that is too large",
    { scenario: "html", status: 413 },
    "Votre envoi est trop long pour notre serveur : raccourcissez-le.",
  ],
  ["a dropped connection", { scenario: "drop" }, "La connexion avec notre serveur a été coupée ou refusée."],
];

test("each failure gives its reason and loses nothing", async ({ page, context, standIn }) => {
  await openSettled(page, quote);
  const alert = formOn(page, quote).getByRole("alert");
  for (const [index, [name, settings, reason]] of failures.entries())
    await test.step(name, async () => {
      standIn.control({ ...settings, scope: "forms" });
      // Only the page's own clock counts the seconds: a slow machine uses none of them up.
      if (settings.scenario === "silent") await page.clock.pauseAt(Date.now() + 60_000);
      const sent = page.waitForRequest(leadRequests);
      await submit(page, quote).click();
      await sent;
      if (settings.scenario === "silent") {
        await page.clock.runFor(14_000);
        await expect(formOn(page, quote)).toHaveAttribute("aria-busy", "true");
        await page.clock.runFor(1000);
        await page.clock.resume();
      }
      await expect
        .poll(async () => (await consoleOf(page)).split("AgencyApiError").length - 1)
        .toBe(index + 1);
      await expect(alert).toContainText(`${reason} Votre saisie est conservée.`);
      expect(await shown(page, quote)).toEqual(typed(quote));
      // What is refused again at once has no button that says otherwise.
      const isFinal = (settings.status ?? 0) >= 400;
      await expect(alert.getByRole("button", { name: "Réessayer" })).toHaveCount(isFinal ? 0 : 1);
    });
  expect(await consoleOf(page)).not.toContain("camille@");

  await context.setOffline(true);
  const retry = alert.getByRole("button", { name: "Réessayer" });
  await retry.click();
  await expect(alert).toContainText("Votre appareil n’est pas connecté à Internet : rien n’a été envoyé.");
  await context.setOffline(false);
  await expect(alert).toContainText("La connexion est revenue.");
  expect(standIn.leads()).toEqual([]);
  standIn.control({ scenario: "ok" });
  await retry.click();
  await expectSuccess(page, quote);
  expect(standIn.leads()).toHaveLength(1);
});

test("a form filled in faster than two seconds is held back and then sent", async ({ page, standIn }) => {
  // By the form's clock no time passes until it is sent, however slow the machine is.
  await page.addInitScript(() => Object.assign(performance, { now: () => 0 }));
  await openFilled(page, quote);
  const start = Date.now();
  const sent = page.waitForRequest(leadRequests);
  await submit(page, quote).click();
  await sent;
  expect(Date.now() - start).toBeGreaterThan(1900);
  await expectSuccess(page, quote);
  expect(standIn.leads()).toHaveLength(1);
});

test("a robot's form is not sent, and a person gets through on the second try", async ({ page, standIn }) => {
  await openSettled(page, contact);
  const honeypot = formOn(page, contact).locator('[name="champ-annexe"]');
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = "https://robot.example"));
  await expect(honeypot).not.toBeInViewport();
  await submit(page, contact).click();
  const alert = formOn(page, contact).getByRole("alert");
  await expect(alert).toContainText("Notre protection contre les robots a retenu votre envoi.");
  expect(standIn.leads()).toEqual([]);
  expect(await shown(page, contact)).toEqual(typed(contact));
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expectSuccess(page, contact);
  expect(standIn.leads()).toHaveLength(1);
});

/** Goes to another page of the site while the form is being sent. @returns lets the answer through */
async function leaveWhileSending(page: Page): Promise<() => void> {
  const release = await hold(page, leadRequests);
  await submit(page, contact).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Le carnet de bord" })).toBeVisible();
  return release;
}

test("a send goes on when its page is left: a failure waits there, a success shows at once", async ({
  page,
  standIn,
}) => {
  standIn.control({ scenario: "500", scope: "forms" });
  await openSettled(page, contact);
  const release = await leaveWhileSending(page);
  const failed = page.waitForResponse(leadRequests);
  release();
  await failed;
  await page.goBack();
  await expect(formOn(page, contact).getByRole("alert")).toBeVisible();
  expect(await shown(page, contact)).toEqual(typed(contact));

  standIn.control({ scenario: "ok" });
  await page.clock.fastForward(2000);
  const releaseAgain = await leaveWhileSending(page);
  releaseAgain();
  await expectSuccess(page, contact);
  expect(standIn.leads().map(({ body }) => body)).toEqual([contact.body]);
});
