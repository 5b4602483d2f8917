import { field, formOn, quote } from "../forms/forms";
import { at } from "../support/addresses";
import { expect, navigateTo, open, test } from "../support/test";

test("from a city to a case to a quote request that names it, in three taps", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at.city);
  await page.getByRole("link", { name: "Lire le cas Criée du Levant" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Une vente à la criée qui tient sur un écran",
  );
  await page.getByRole("link", { name: "Demander un devis proche de ce cas" }).click();
  await expect(page).toHaveURL("/obtenir-un-devis?cas=criee-du-levant");
  await expect(field(page, quote, "Description du projet*")).toHaveValue(
    /^Mon projet ressemble à votre réalisation «\u00a0Criée du Levant\u00a0»\./,
  );
  await expect(formOn(page, quote).getByText("25 % complété")).toBeVisible();
});

test("a list that was narrowed down is so on the way back, and an opened answer is open", async ({
  page,
}) => {
  await open(page, at.caseStudies);
  const shown = page.getByRole("listitem").filter({ has: page.getByRole("article"), visible: true });
  await page.getByLabel("Afficher").selectOption({ label: "SaaS (1)" });
  await expect(shown).toHaveCount(1);
  await shown.getByRole("link").first().click();
  await expect(page).not.toHaveURL(at.caseStudies);
  await page.goBack();
  await expect(page.getByLabel("Afficher").locator("option:checked")).toHaveText("SaaS (1)");
  await expect(shown).toHaveCount(1);

  await navigateTo(page, at.home);
  const question = page.locator("main details").nth(1);
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await navigateTo(page, at.services);
  await page.goBack();
  await expect(question).toHaveAttribute("open");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list shows the cases of one sector or one service", async ({ page }) => {
    await page.goto(at.caseStudies);
    const shown = page.getByRole("listitem").filter({ has: page.getByRole("article"), visible: true });
    const filter = page.getByLabel("Afficher");
    for (const [label, count] of [
      ["Pêche (1)", 1],
      ["SaaS (1)", 1],
      ["Toutes les réalisations (2)", 2],
    ] as const) {
      await filter.selectOption({ label });
      await expect(shown, label).toHaveCount(count);
    }
  });
});
