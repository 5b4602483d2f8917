import type { Page } from "playwright/test";

/** Fills in the form of `/contact`, waits past the moment below which a send is held back as a robot's, and sends. */
export async function sendContactForm(page: Page, message: string): Promise<void> {
  await page.getByLabel(/Prénom et nom/).fill("Camille Essai");
  await page.getByLabel(/Email/).fill("camille@exemple.fr");
  await page.getByLabel(/Votre message/).fill(message);
  await page.waitForTimeout(2100);
  await page.getByRole("button", { name: "Envoyer mon message" }).click();
}
