import { movePointer, open, waitForScripts } from "../support/page";
import { expect, test } from "../support/test";
import { contact, fillIn, formOn, openSettled, quote, shown, submit, typed } from "./forms";

test("a send is given up after 15 seconds of silence, by the clock on the wall", async ({
  page,
  standIn,
}) => {
  standIn.control({ mood: "silent", scope: "forms" });
  await open(page, quote.address);
  await fillIn(page, quote);
  const sent = page.waitForRequest("**/api/contact-forms/**");
  await submit(page, quote).click();
  await sent;
  const start = Date.now();
  const alert = formOn(page, quote).getByRole("alert");
  await expect(alert).toContainText("n’a pas répondu en 15 secondes", { timeout: 25_000 });
  expect(Date.now() - start).toBeGreaterThan(14_500);
  expect(await shown(page, quote)).toEqual(typed(quote));
  expect(await standIn.leads()).toEqual([]);
});

test("a form filled in faster than two seconds is held back and then sent", async ({ page, standIn }) => {
  await page.goto(quote.address, { waitUntil: "domcontentloaded" });
  await fillIn(page, quote);
  await movePointer(page);
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
  await openSettled(page, contact);
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
  await openSettled(page, contact);
  await submit(page, contact).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page).toHaveURL(/type=contact$/);
  expect((await standIn.leads()).map(({ body }) => body)).toEqual([contact.body]);
});
