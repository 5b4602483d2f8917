import type { Page } from "playwright/test";

/** Milliseconds after which a form may be sent as soon as it is filled in: below, a send waits, as a robot's would. */
export const robotFloor = 2100;

/** Writes what the contact form asks for, on `/contact`. */
export async function fillContactForm(page: Page, message: string): Promise<void> {
  await page.getByLabel(/Prénom et nom/).fill("Camille Essai");
  await page.getByLabel(/Email/).fill("camille@exemple.fr");
  await page.getByLabel(/Votre message/).fill(message);
}
