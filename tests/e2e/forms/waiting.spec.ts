import { waitForScripts } from "../support/page";
import { expect, test } from "../support/test";
import {
  contact,
  contest,
  field,
  fillIn,
  formOn,
  forms,
  openFilled,
  quote,
  shown,
  submit,
  typed,
} from "./forms";

for (const form of forms) {
  test(`${form.id}: gives up after 15 seconds of silence`, async ({ page, standIn }) => {
    standIn.control({ mood: "silent", scope: "forms" });
    await openFilled(page, form);
    const start = Date.now();
    await submit(page, form).click();
    const alert = formOn(page, form).getByRole("alert");
    await expect(alert).toContainText("n’a pas répondu en 15 secondes", { timeout: 25_000 });
    expect(Date.now() - start).toBeGreaterThan(14_500);
    await expect(alert).toContainText(form.apology);
    expect(await shown(page, form)).toEqual(typed(form));
    expect(await standIn.leads()).toEqual([]);
  });

  test(`${form.id}: sends once, however often it is asked to`, async ({ page, standIn }) => {
    standIn.control({ mood: "slow", scope: "forms", delayMs: 1500 });
    await openFilled(page, form);
    await submit(page, form).dblclick();
    await field(page, form, form.texts[0]![0]).press("Enter");
    await formOn(page, form).evaluate((element: HTMLFormElement) => element.requestSubmit());
    const button = formOn(page, form).getByRole("button");
    await expect(button).toHaveAttribute("aria-busy", "true");
    if (form === contest) {
      await expect(button).toHaveText("Envoi...");
      await expect(button).toBeDisabled();
    }
    if (form.next) await expect(page).toHaveURL(new RegExp(`${form.next.replace("?", "\\?")}$`));
    else await expect(formOn(page, form).getByRole("status")).toContainText("Merci !");
    expect(await standIn.leads()).toHaveLength(1);
  });
}

test("a form filled in faster than two seconds is held back and then sent", async ({ page, standIn }) => {
  await page.goto(quote.address, { waitUntil: "domcontentloaded" });
  await fillIn(page, quote);
  await page.mouse.move(3, 3);
  await waitForScripts(page);
  const start = Date.now();
  const request = page.waitForRequest("**/api/contact-forms/get-estimate");
  await submit(page, quote).click();
  await request;
  // The two seconds began a little before this test noticed that the scripts had started.
  expect(Date.now() - start).toBeGreaterThan(1000);
  await expect(page).toHaveURL(/type=devis$/);
  expect(await standIn.leads()).toHaveLength(1);
});

test("a robot's form is not sent, and a person gets through on the second try", async ({ page, standIn }) => {
  await openFilled(page, contact);
  const trap = formOn(page, contact).locator('[name="champ-annexe"]');
  await trap.evaluate((input: HTMLInputElement) => (input.value = "https://robot.example"));
  await expect(trap).not.toBeInViewport();
  await submit(page, contact).click();
  const alert = formOn(page, contact).getByRole("alert");
  await expect(alert).toContainText(contact.apology);
  expect(await standIn.leads()).toEqual([]);
  expect(await shown(page, contact)).toEqual(typed(contact));
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(page).toHaveURL(/type=contact$/);
  expect(await standIn.leads()).toHaveLength(1);
});

test("leaving the page for another of the site lets the send finish", async ({ page, standIn }) => {
  standIn.control({ mood: "slow", scope: "forms", delayMs: 2500 });
  await openFilled(page, contact);
  await submit(page, contact).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page).toHaveURL(/type=contact$/);
  expect((await standIn.leads()).map(({ body }) => body)).toEqual([contact.body]);
});
