import type { Locator, Page } from "playwright/test";
import { open } from "../support/page";
import { pages } from "../support/content";
import { contestFormIsShown } from "../support/site";
import { expect } from "../support/test";
import { contact, contest, home, quote, type Form } from "./form-data";

export { contact, contest, home, quote, typed, type Form } from "./form-data";

/** The forms that the site shows: a closed contest has none. */
export const forms: readonly Form[] = [home, contact, quote, ...(contestFormIsShown ? [contest] : [])];

export const formOn = (page: Page, form: Form): Locator => page.locator(`#formulaire-${form.id}`);
export const field = (page: Page, form: Form, label: string): Locator =>
  formOn(page, form).getByLabel(label, { exact: true });
export const rules = (page: Page): Locator => page.getByLabel("J’accepte les règles du jeu-concours*");
export const submit = (page: Page, form: Form): Locator =>
  formOn(page, form).getByRole("button", { name: form.submit, exact: true });

export async function fillIn(page: Page, form: Form): Promise<void> {
  for (const [label, text] of form.texts) await field(page, form, label).fill(text);
  if (form === contest) await rules(page).check();
}

export async function openFilled(page: Page, form: Form): Promise<void> {
  await open(page, form.address);
  await fillIn(page, form);
}

/**
 * The same with a clock of the page's own, put forward past the two seconds within which a form is held back; the test
 * of that rule itself lets them pass.
 */
export async function openSettled(page: Page, form: Form): Promise<void> {
  await page.clock.install();
  await openFilled(page, form);
  await page.clock.fastForward(2000);
}

/** Fills in and sends the form of the page at hand. One so fast is held back for two seconds, then sent. */
export async function fillInAndSend(page: Page, form: Form): Promise<void> {
  await fillIn(page, form);
  await submit(page, form).click();
}

export async function expectSuccess(page: Page, form: Form): Promise<void> {
  if (form.next) {
    await expect(page).toHaveURL(new RegExp(`${form.next.replace("?", "\\?")}$`));
    const { title } = pages.success[form === quote ? "quote" : "contact"];
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    return;
  }
  const status = formOn(page, form).getByRole("status");
  await expect(status).toContainText(
    "Merci ! Votre candidature a été enregistrée. Nous reviendrons vers vous rapidement.",
  );
  await expect(status).toBeFocused();
  expect(await shown(page, form)).toEqual(form.texts.map(() => ""));
  await expect(rules(page)).not.toBeChecked();
}

export const shown = (page: Page, form: Form): Promise<string[]> =>
  Promise.all(form.texts.map(([label]) => field(page, form, label).inputValue()));
