import { field, formOn, quote } from "../forms/forms";
import { builtPage } from "../support/built-pages";
import { movePointer, open, waitForScripts } from "../support/page";
import { listedPages } from "../support/site";
import { expect, test } from "../support/test";

const project = "Description du projet*";
const opening = /^Mon projet ressemble à votre réalisation «\u00a0(?<client>.+)\u00a0»\./;

test("a phone goes from a city to a case to a quote request that names it, in three taps", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/villes/lyon");
  await page.getByRole("link", { name: "Lire le cas Fluxandre" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Un planning de terrain");
  await page.getByRole("link", { name: "Demander un devis proche de ce cas" }).click();
  await expect(page).toHaveURL(/\/obtenir-un-devis\?cas=fluxandre$/);
  const text = field(page, quote, project);
  await expect(text).toHaveValue(opening);
  expect((await text.inputValue()).match(opening)?.groups?.client).toBe("Fluxandre");
  await expect(formOn(page, quote).getByText("25 % complété")).toBeVisible();
});

test("what was typed stays below the sentence that names a case, which comes once", async ({ page }) => {
  await open(page, "/obtenir-un-devis");
  await field(page, quote, project).fill("Un planning pour douze équipes.");
  await open(page, "/obtenir-un-devis?cas=fluxandre");
  const both =
    /^Mon projet ressemble à votre réalisation «\u00a0Fluxandre\u00a0»\.\n\nUn planning pour douze équipes\.$/;
  await expect(field(page, quote, project)).toHaveValue(both);
  await page.reload();
  await open(page, "/obtenir-un-devis?cas=fluxandre");
  await expect(field(page, quote, project)).toHaveValue(both);
});

test("a case that nobody knows, named by hand, says nothing in the form", async ({ page }) => {
  await open(page, "/obtenir-un-devis?cas=%3Cb%3Einconnu");
  await field(page, quote, project).focus();
  await expect(field(page, quote, project)).toHaveValue("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list shows the cases of one sector or one service", async ({ page }) => {
    await page.goto("/realisations");
    const cases = page.locator("[data-case]");
    const all = await cases.count();
    expect(all).toBeGreaterThanOrEqual(12);
    const filter = page.getByLabel("Afficher");
    for (const label of await filter.locator("optgroup option").allTextContents()) {
      await filter.selectOption({ label });
      const shown = cases.filter({ visible: true });
      await expect(shown).toHaveCount(Number(/\((\d+)\)$/.exec(label)?.[1]));
    }
    await filter.selectOption({ index: 0 });
    await expect(cases.filter({ visible: true })).toHaveCount(all);
  });
});

test("a choice made before the scripts come stays when they do", async ({ page }) => {
  await page.goto("/realisations");
  await page.getByLabel("Afficher").selectOption("secteur-industrie");
  await movePointer(page);
  await waitForScripts(page);
  await expect(page.locator("[data-case]").filter({ visible: true })).toHaveCount(1);
});

test("every service and city shows a case, every case its client's page and the notice of a demonstration", () => {
  const proofs = (address: string) =>
    [...builtPage(address).document.querySelectorAll("[aria-labelledby=avis] a")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => href.startsWith("/realisations/"));
  const pages = listedPages.filter((address) => /^\/(?:services|villes)\/./.test(address));
  expect(pages.filter((address) => proofs(address).length !== 1)).toEqual([]);
  expect(proofs("/villes/lyon")).toEqual(["/realisations/fluxandre"]);
  expect(proofs("/villes/annecy")).toEqual(["/realisations/institut-sorvane"]);
  // No case of its own: the nearest one.
  expect(proofs("/villes/valence")).toEqual(["/realisations/ateliers-morvanne"]);
  expect(proofs("/services/erp-crm")).toEqual(["/realisations/ateliers-morvanne"]);
  expect(proofs("/technologies/angular")).toEqual(["/realisations/ateliers-morvanne"]);
  const told = listedPages.filter((address) => /^\/realisations\/./.test(address));
  const notice = "les clients, leurs avis et leurs chiffres sont inventés";
  expect(told.length).toBeGreaterThanOrEqual(12);
  for (const address of [...told, ...pages, "/realisations", "/"])
    expect([address, builtPage(address).document.body.textContent.includes(notice)]).toEqual([address, true]);
});
