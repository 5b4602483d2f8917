import { JSDOM } from "jsdom";
import { formatDay } from "../../../src/shared/calendar/dates";
import { addDays } from "../../../src/shared/calendar/working-days";
import { field, fillInAndSend, home, quote } from "../forms/forms";
import { auditFaults } from "../pages/judges/body";
import { expectAccessible } from "../support/axe";
import { at } from "../support/addresses";
import { bring, expect, hold, open, type Page, test } from "../support/test";

/* How days are counted is tried in tests/unit/sections/estimate. */

const title = "Le temps et le prix de votre projet";
const add = { name: "Ajouter à ma demande" };
const panel = (page: Page) => page.getByRole("region", { name: title });
const answer = (page: Page, delay: string) => panel(page).getByText(delay, { exact: true }).first();

test("a shared estimate is there at once, with what would shorten it", async ({ page }) => {
  const wish = addDays(formatDay(new Date()), 20);
  await page.goto(`${at.quote}#projet=erp-crm&ecrans=48&donnees=plusieurs&logiciels=6&date=${wish}`);
  const estimate = panel(page);
  // 6 weeks for 24 screens, 4 for as many more, 1 to 2 for its data, 2.5 to 5 for five programs.
  await expect(estimate.getByRole("status")).toHaveText(/^14.+17.semaines, .+126.000.+153.000.€.HT$/);
  await expect(estimate).toBeInViewport();
  await expect(estimate.getByRole("radio", { name: "Un ERP ou un CRM 6 semaines" })).toBeChecked();
  await expect(estimate.getByRole("slider", { name: "écrans" })).toHaveValue("48");
  await expect(estimate.getByRole("slider", { name: "autres logiciels à relier" })).toHaveValue("6");
  await expect(estimate.getByRole("list").first().getByRole("listitem")).toHaveCount(4);
  await expect(estimate.getByText(/^Il manque.\d+.jours ouvrés/)).toBeVisible();
  await expect(
    estimate.getByText("Une première version de 24 écrans, le reste ensuite : 4 semaines de moins."),
  ).toBeVisible();
  await expectAccessible(page, "with an estimate");
  expect(auditFaults(new JSDOM(await page.content()).window)).toEqual([]);
});

test("by keyboard, the estimate joins what was typed and arrives with the lead", async ({
  page,
  standIn,
}) => {
  await open(page, at.quote);
  await page.getByRole("link", { name: "Estimer d’abord le délai et le prix" }).click();
  const description = field(page, quote, "Description du projet*");
  await description.fill("Un logiciel pour deux ateliers.");
  await panel(page).getByRole("radio", { name: "Un ERP ou un CRM" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("slider", { name: "écrans" })).toBeFocused();
  for (let count = 0; count < 6; count++) await page.keyboard.press("ArrowRight");
  await expect(answer(page, "7 semaines")).toBeVisible();
  await panel(page).getByRole("button", add).focus();
  await page.keyboard.press("Enter");
  await expect(description).toBeFocused();
  await expect(description).toHaveValue(
    new RegExp(
      "^Un logiciel pour deux ateliers\\.\\n\\nUn ERP ou un CRM, environ 30\\sécrans\\. .*" +
        "Délai estimé sur votre site\\s: 7\\ssemaines, pour une mise en service le .+, à partir de 63\\s000\\s€\\sHT\\.$",
    ),
  );
  const text = await description.inputValue();
  const texts = quote.texts.map(
    ([label, typed]) => [label, label.startsWith("Desc") ? text : typed] as const,
  );
  await fillInAndSend(page, { ...quote, texts });
  await expect(page).toHaveURL(/confirmation-contact\?type=devis/);
  expect(standIn.leads().map(({ body }) => body)).toEqual([
    expect.objectContaining({ project_description: text }),
  ]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("on the home page: kind and size, then into the message", async ({ page }) => {
    await open(page, at.home);
    const start = page.getByRole("form", { name: title });
    await bring(start);
    await start.getByRole("combobox").selectOption("erp-crm");
    await expect(start.getByText("6 semaines", { exact: true })).toBeVisible();
    await start.getByRole("slider", { name: "écrans" }).fill("90");
    await expect(start.getByText("17 semaines", { exact: true })).toBeVisible();
    await start.getByRole("button", add).tap();
    await expect(field(page, home, "Message*")).toHaveValue(/^Un ERP ou un CRM, environ 90\sécrans\. /);
    await start.getByRole("link", { name: /^Affiner/ }).tap();
    await expect(page).toHaveURL(/#projet=erp-crm&ecrans=90&/);
    await expect(answer(page, "17 semaines")).toBeVisible();
  });
});

test.describe("before the scripts have come", () => {
  test.use({ hasTouch: true });

  /** What visitors have. */
  const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    mouse: (page) => panel(page).getByText("Un ERP ou un CRM", { exact: true }).click(),
    touch: (page) => panel(page).getByText("Un ERP ou un CRM", { exact: true }).tap(),
    keyboard: async (page) => {
      await panel(page).getByRole("radio", { name: "Un ERP ou un CRM" }).focus();
      await page.keyboard.press("Space");
    },
  };
  for (const [way, choose] of Object.entries(ways))
    test(`a project chosen by ${way} is answered once they are there`, async ({ page }) => {
      const release = await hold(page, /\.js$/);
      await page.goto(at.quote);
      await expect(answer(page, "1 semaine")).toBeVisible();
      await choose(page);
      await expect(panel(page).getByText("dès le périmètre validé"), "no answer of another").toBeHidden();
      release();
      await expect(panel(page).getByRole("status")).toContainText("6 semaines, en service");
      await expect(panel(page).getByRole("radio", { name: "Un ERP ou un CRM" })).toBeChecked();
      await expect(field(page, quote, "Description du projet*"), "nothing is added").toHaveValue("");
    });

  test("a slider moved then keeps its place", async ({ page }) => {
    const release = await hold(page, /\.js$/);
    await page.goto(at.quote);
    const slider = panel(page).getByRole("slider").first();
    await slider.fill("5");
    release();
    await expect(answer(page, "2 semaines")).toBeVisible();
    await expect(slider).toHaveValue("5");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page leads to the base delays, starting prices and a first answer", async ({ page }) => {
    await page.goto(at.home);
    const start = page.getByRole("form", { name: title });
    await start.getByRole("combobox").selectOption("erp-crm");
    await start.getByRole("button", { name: "Estimer" }).click();
    await expect(page).toHaveURL(`${at.quote}?projet=erp-crm`);
    await expect(panel(page).getByRole("group", { name: "Quel projet ?" }).locator("label")).toHaveText([
      "Un site vitrine 1 à 3 semaines dès 3 000 € HT le site",
      "Une première version de SaaS 30 jours dès 36 000 € HT le projet",
      "Un ERP ou un CRM 6 semaines dès 54 000 € HT le projet",
    ]);
    await expect(answer(page, "1 semaine")).toBeVisible();
    await expect(panel(page).locator("input, button").filter({ visible: true })).toHaveCount(0);
  });
});
