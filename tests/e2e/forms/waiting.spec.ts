import { pages } from "../support/content";
import { expect, hold, movePointer, type Page, test, waitForScripts } from "../support/test";
import { contact, fillIn, formOn, openSettled, quote, shown, submit, typed } from "./forms";

test("a form filled in faster than two seconds is held back and then sent", async ({ page, standIn }) => {
  await page.addInitScript(() => addEventListener("scripts-ready", () => performance.mark("ready")));
  await page.goto(quote.address, { waitUntil: "domcontentloaded" });
  await fillIn(page, quote);
  await movePointer(page);
  await waitForScripts(page);
  await submit(page, quote).click();
  await expect(page).toHaveURL(/type=devis$/);
  const held = await page.evaluate(() => {
    const requests = performance.getEntriesByType("resource");
    const sent = requests.find(({ name }) => name.endsWith("/get-estimate"))?.startTime ?? 0;
    return sent - (performance.getEntriesByName("ready")[0]?.startTime ?? Infinity);
  });
  // In milliseconds; the two seconds began when the form was taken over, a little before the scripts said so.
  expect(held).toBeGreaterThan(1500);
  expect(standIn.leads()).toHaveLength(1);
});

test("a robot's form is not sent, and a person gets through on the second try", async ({ page, standIn }) => {
  await openSettled(page, contact);
  const trap = formOn(page, contact).locator('[name="champ-annexe"]');
  await trap.evaluate((input: HTMLInputElement) => (input.value = "https://robot.example"));
  await expect(trap).not.toBeInViewport();
  await submit(page, contact).click();
  const alert = formOn(page, contact).getByRole("alert");
  await expect(alert).toContainText(contact.apology);
  expect(standIn.leads()).toEqual([]);
  expect(await shown(page, contact)).toEqual(typed(contact));
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(page).toHaveURL(/type=contact$/);
  expect(standIn.leads()).toHaveLength(1);
});

/** Sends the form, and goes to another page of the site meanwhile. @returns lets the answer through */
async function leaveWhileSending(page: Page): Promise<() => void> {
  const release = await hold(page, /\/api\/contact-forms\//);
  await openSettled(page, contact);
  await submit(page, contact).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: pages.blog.title })).toBeVisible();
  return release;
}

test("leaving the page for another of the site lets the send finish", async ({ page, standIn }) => {
  const release = await leaveWhileSending(page);
  release();
  await expect(page).toHaveURL(/type=contact$/);
  expect(standIn.leads().map(({ body }) => body)).toEqual([contact.body]);
});

test("a send that fails after its page was left says so on the way back", async ({ page, standIn }) => {
  standIn.control({ scenario: "500", scope: "forms" });
  const release = await leaveWhileSending(page);
  const failed = page.waitForResponse(/\/api\/contact-forms\//);
  release();
  await failed;
  await page.goBack();
  await expect(formOn(page, contact).getByRole("alert")).toBeVisible();
  expect(await shown(page, contact)).toEqual(typed(contact));
});
