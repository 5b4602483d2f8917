import type { Page } from "playwright/test";

/** Writes what the contact form asks for, on `/contact`. */
export async function fillContactForm(page: Page, message: string): Promise<void> {
  await page.getByLabel(/Prénom et nom/).fill("Camille Essai");
  await page.getByLabel(/Email/).fill("camille@exemple.fr");
  await page.getByLabel(/Votre message/).fill(message);
}
