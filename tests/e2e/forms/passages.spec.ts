import { expect, hold, navigateTo, open, type Page, test, waitForScripts } from "../support/test";
import { expectSuccess, field, formOn, openFilled, quote, submit } from "./forms";

const text = (page: Page) => field(page, quote, "Description du projet*");

test("one sentence, on the last case visited, stands above what was typed", async ({ page }) => {
  const expectCase = (client: string): Promise<void> =>
    expect(text(page)).toHaveValue(
      `Mon projet ressemble à votre réalisation «\u00a0${client}\u00a0».\n\nAvec un planning.`,
    );
  await open(page, quote.address);
  await text(page).fill("Avec un planning.");
  await open(page, `${quote.address}?cas=criee-du-levant`);
  await expectCase("Criée du Levant");
  await navigateTo(page, "/contact");
  await expect(page).toHaveURL(/contact$/);
  await navigateTo(page, `${quote.address}?cas=atelier-goemon`);
  await expectCase("Atelier Goémon");
  await page.reload();
  await waitForScripts(page);
  await expectCase("Atelier Goémon");
});

test("a request holds one estimate, after a reload or a send too", async ({ page, standIn }) => {
  const add = async (project: string) => {
    await page.getByRole("link", { name: "Estimer d’abord le délai et le prix" }).click();
    await page.getByRole("radio", { name: project }).check();
    await page.getByRole("button", { name: "Ajouter à ma demande" }).click();
  };
  const expectEstimate = async (sentence: string) => {
    await expect(text(page)).toHaveValue(new RegExp(`${sentence}, environ`));
    const { length } = (await text(page).inputValue()).split(", environ");
    expect(length - 1, "estimates").toBe(1);
  };
  /** Sends the form, and adds another estimate before the answer comes. */
  const addWhileSending = async (project: string) => {
    const release = await hold(page, /\/api\/contact-forms\//);
    await submit(page, quote).click();
    await expect(formOn(page, quote)).toHaveAttribute("aria-busy", "true");
    await add(project);
    return release;
  };
  standIn.control({ scenario: "500", scope: "forms" });
  await openFilled(page, quote);
  await add("Un site vitrine");
  await expectEstimate("Un site vitrine");
  await page.reload();
  await waitForScripts(page);
  await add("Un ERP ou un CRM");
  await expectEstimate("Un ERP ou un CRM");

  const release = await addWhileSending("Un site vitrine");
  await expectEstimate("Un ERP ou un CRM");
  release();
  await expect(formOn(page, quote).getByRole("alert")).toBeVisible();
  await expectEstimate("Un site vitrine");

  // One more, while a send is under way that arrives: it is there for the next request.
  standIn.control({ scenario: "ok" });
  const releaseAgain = await addWhileSending("Un ERP ou un CRM");
  releaseAgain();
  await expectSuccess(page, quote);
  await page.goBack();
  await expectEstimate("Un ERP ou un CRM");
});
