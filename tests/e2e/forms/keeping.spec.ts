import { waitForScripts } from "../support/page";
import { expect, test } from "../support/test";
import { contest, formOn, forms, openFilled, quote, rules, shown, submit, typed } from "./forms";

// One that moves on to a page of its own, and one that stays; tests/engines reloads all of them.
for (const form of forms.slice(-2)) {
  test(`${form.id}: what was typed survives a reload, and a way there and back`, async ({ page }) => {
    await openFilled(page, form);
    await page.reload();
    await waitForScripts(page);
    await expect.poll(() => shown(page, form)).toEqual(typed(form));
    if (form === contest) await expect(rules(page)).toBeChecked();
    await expect(submit(page, form)).toBeEnabled();

    await formOn(page, form).getByRole("link", { name: "politique de confidentialité" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/confidentialité/i);
    await page.goBack();
    await expect.poll(() => shown(page, form)).toEqual(typed(form));

    await page.goto("/mentions-legales");
    await page.goBack();
    await waitForScripts(page);
    await expect.poll(() => shown(page, form)).toEqual(typed(form));
  });
}

test("leaving during a send warns, and a send cut off says so afterwards", async ({ page, standIn }) => {
  standIn.control({ scenario: "silent", scope: "forms" });
  await openFilled(page, quote);
  const sent = page.waitForRequest("**/api/contact-forms/**");
  await submit(page, quote).click();
  await sent;
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  const alert = formOn(page, quote).getByRole("alert");
  await expect(alert).toContainText("Il nous est peut-être parvenu\u00a0; en cas de doute, renvoyez-le.");
  expect(await shown(page, quote)).toEqual(typed(quote));
  standIn.control({ scenario: "ok" });
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(page).toHaveURL(/type=devis$/);
  expect(standIn.leads().map(({ body }) => body)).toEqual([quote.body]);
});
