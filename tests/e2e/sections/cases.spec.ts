import { cityPath } from "../../../src/shared/paths";
import { required } from "../../../src/shared/required";
import { field, formOn, quote } from "../forms/forms";
import { cases } from "../support/content";
import { cityWithCase } from "../support/site";
import { expect, test } from "../support/test";

const project = "Description du projet*";
const opening = /^Mon projet ressemble à votre réalisation «\u00a0(?<client>.+)\u00a0»\./;

test("from a city to a case to a quote request that names it, in three taps", async ({ page }) => {
  test.skip(!cityWithCase, "Aucune ville n’a de réalisation.");
  const city = cityWithCase?.slug ?? "";
  const { slug, clientName, title } = required(cases.find((one) => one.city === city));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(cityPath(city));
  await page
    .getByRole("link", { name: `Lire le cas ${clientName}` })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await page.getByRole("link", { name: "Demander un devis proche de ce cas" }).click();
  await expect(page).toHaveURL(`/obtenir-un-devis?cas=${slug}`);
  const text = field(page, quote, project);
  await expect(text).toHaveValue(opening);
  expect((await text.inputValue()).match(opening)?.groups?.client).toBe(clientName);
  await expect(formOn(page, quote).getByText("25 % complété")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list shows the cases of one sector or one service", async ({ page }) => {
    await page.goto("/realisations");
    const listed = page.locator("li[data-case]");
    await expect(listed).toHaveCount(cases.length);
    const filter = page.getByLabel("Afficher");
    for (const label of await filter.locator("optgroup option").allTextContents()) {
      await filter.selectOption({ label });
      const shown = listed.filter({ visible: true });
      await expect(shown).toHaveCount(Number(/\((\d+)\)$/.exec(label)?.[1]));
      // A heading of further cases stands over one of them.
      const others = page.locator("section[data-case]").filter({ visible: true });
      expect(await others.count()).toBe(await others.filter({ has: shown }).count());
    }
    await filter.selectOption({ index: 0 });
    await expect(listed.filter({ visible: true })).toHaveCount(cases.length);
  });
});
