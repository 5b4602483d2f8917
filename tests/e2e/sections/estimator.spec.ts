import type { Page } from "playwright/test";
import { field, fillInAndSend, home, quote } from "../forms/forms";
import { expectAccessible } from "../support/axe";
import { bring, navigateTo, open } from "../support/page";
import { expect, test } from "../support/test";

const shared = "/obtenir-un-devis#projet=erp-crm&ecrans=40&donnees=plusieurs&logiciels=3&date=2027-02-10";
const panel = (page: Page) => page.getByRole("region", { name: "Votre projet, en semaines et en euros" });

test.use({ timezoneId: "Europe/Paris" });
test.beforeEach(({ page }) => page.clock.setFixedTime("2026-11-24T10:00:00+01:00"));

/** Opens the quote page and goes to the estimator, which loads its scripts as it comes near. */
async function openEstimator(page: Page): Promise<void> {
  await open(page, "/obtenir-un-devis");
  await page.getByRole("link", { name: "Estimer d’abord le délai et le prix" }).click();
  await expect(panel(page).getByRole("radio")).toHaveCount(6);
}

test("a shared estimate is there at once: weeks, dates, price, what would shorten it", async ({ page }) => {
  await page.goto(shared);
  const estimate = panel(page);
  await expect(estimate.getByText("10 à 13 semaines", { exact: true })).toBeVisible();
  await expect(estimate).toBeInViewport();
  await expect(estimate.getByText("En service entre le 19 février et le 12 mars 2027")).toBeVisible();
  await expect(estimate.getByText("de 90 000 à 117 000 € HT")).toBeVisible();
  await expect(estimate.getByRole("listitem").filter({ hasText: "Plan d’action" })).toContainText(
    "du 26 novembre au 2 décembre 2026",
  );
  await expect(estimate.getByText(/^Le 10\sfévrier\s2027 est trop proche/)).toBeVisible();
  await expect(estimate.getByText(/^Une première version de 24\sécrans/)).toBeVisible();
  await expect(estimate.getByRole("status")).toHaveText(/^10 à 13\ssemaines, en service entre/);
  await expectAccessible(page, "with an estimate");
});

test("by mouse: what is chosen stands in the address, and opens the same for a colleague", async ({
  page,
  context,
}) => {
  await openEstimator(page);
  const estimate = panel(page);
  await estimate.getByText("Une boutique en ligne").click();
  await expect(estimate.getByText("à partir de 24 000 € HT")).toBeVisible();
  await estimate.getByRole("slider", { name: "pages" }).fill("18");
  await estimate.getByText("Plusieurs logiciels à rapprocher").click();
  await expect(estimate.getByText("7 à 8 semaines", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/ecrans=18&donnees=plusieurs/);
  const colleague = await context.newPage();
  await colleague.clock.setFixedTime("2026-11-24T10:00:00+01:00");
  await colleague.goto(page.url());
  await expect(panel(colleague).getByText("7 à 8 semaines", { exact: true })).toBeVisible();
  await expect(panel(colleague).getByRole("slider", { name: "pages" })).toHaveValue("18");
});

test("however fast the hand, browsers are not asked for too much; what they refuse breaks nothing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const written = history.replaceState.bind(history);
    const asked: string[] = [];
    Object.assign(window, { asked });
    history.replaceState = (state, title, url) => {
      if (!String(url).startsWith("#projet=")) return written(state, title, url);
      asked.push(String(url));
      // As Safari does after a hundred in ten seconds.
      throw new DOMException("Too many", "SecurityError");
    };
  });
  const asked = () => page.evaluate(() => Reflect.get(window, "asked") as string[]);
  await openEstimator(page);
  await panel(page)
    .getByRole("radio", { name: /boutique/ })
    .check();
  await panel(page)
    .getByRole("slider", { name: "pages" })
    .evaluate((slider: HTMLInputElement) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      for (let pages = 1; pages <= 20; pages++) {
        set?.call(slider, String(pages));
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      }
    });
  await expect.poll(async () => (await asked()).at(-1)).toMatch(/ecrans=20/);
  expect((await asked()).length).toBeLessThanOrEqual(2);
  expect(await page.pageErrors()).toEqual([]);

  // On the way to another page nothing is written any more.
  await panel(page).getByRole("slider", { name: "pages" }).fill("3");
  await navigateTo(page, "/contact");
  await expect(page.getByRole("heading", { level: 1, name: /Écrivez/ })).toBeVisible();
  await page.waitForTimeout(600);
  expect((await asked()).at(-1)).toMatch(/ecrans=20/);
});

test("by keyboard: added to the request, it follows what was typed and arrives with the lead", async ({
  page,
  standIn,
}) => {
  await openEstimator(page);
  const description = field(page, quote, "Description du projet*");
  await description.fill("Un ERP pour deux ateliers.");
  const estimate = panel(page);
  await estimate.getByRole("radio", { name: /Un ERP ou un CRM/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(estimate.getByRole("slider", { name: "écrans" })).toBeFocused();
  for (let count = 0; count < 6; count++) await page.keyboard.press("ArrowRight");
  await expect(estimate.getByText("7 semaines", { exact: true })).toBeVisible();
  await estimate.getByRole("button", { name: "Ajouter à ma demande" }).focus();
  await page.keyboard.press("Enter");
  await expect(description).toBeFocused();
  const added =
    /^Un ERP pour deux ateliers\.\n\nUn ERP ou un CRM, environ 30\sécrans\. .+ 7\ssemaines, .+ HT\.$/;
  await expect(description).toHaveValue(added);

  await estimate.getByRole("slider", { name: "écrans" }).fill("24");
  await estimate.getByRole("button", { name: "Ajouter à ma demande" }).click();
  const again =
    /^Un ERP pour deux ateliers\.\n\nUn ERP ou un CRM, environ 24\sécrans\. .+ 6\ssemaines, .+ HT\.$/;
  await expect(description, "the next estimate takes the place of the one before").toHaveValue(again);

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

test("a fragment written by hand gives what is possible, and breaks nothing", async ({ page }) => {
  await page.goto("/obtenir-un-devis#projet=erp-crm&ecrans=1e9&donnees=%3Cb%3E&logiciels=99&date=2027-02-30");
  const estimate = panel(page);
  await expect(estimate.getByRole("slider", { name: "écrans" })).toHaveValue("24");
  await expect(estimate.getByRole("slider", { name: "logiciels" })).toHaveValue("6");
  await estimate.getByRole("slider", { name: "logiciels" }).fill("1");
  await expect(estimate.getByText("1 autre logiciel à relier")).toBeVisible();
  await expect(estimate.getByLabel("Date souhaitée, facultative")).toHaveValue("");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("on the home page: kind and size, then into the message", async ({ page }) => {
    await open(page, "/");
    const start = page.getByRole("form", { name: "Votre projet, en semaines et en euros" });
    await bring(start);
    await start.getByRole("combobox").selectOption({ label: "Un logiciel métier" });
    await expect(start.getByText("4 semaines", { exact: true })).toBeVisible();
    await start.getByRole("slider", { name: "écrans" }).fill("20");
    await expect(start.getByText("5 à 6 semaines", { exact: true })).toBeVisible();
    await start.getByRole("button", { name: "Ajouter à ma demande" }).tap();
    await expect(field(page, home, "Message*")).toHaveValue(/^Un logiciel métier, environ 20\sécrans\./);
    await start.getByRole("link", { name: /affiner/ }).tap();
    await expect(page).toHaveURL(/\/obtenir-un-devis#projet=logiciel-metier&ecrans=20/);
    await expect(panel(page).getByText("5 à 6 semaines", { exact: true })).toBeVisible();
  });
});

test("its scripts do not come: the table stays, and the form works", async ({ page, standIn }) => {
  await page.route(/\/estimator-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await open(page, "/obtenir-un-devis");
  await bring(panel(page));
  await expect(panel(page).getByRole("row", { name: "Un ERP ou un CRM 6 semaines" })).toBeVisible();
  await fillInAndSend(page, quote);
  await expect(page).toHaveURL(/confirmation-contact\?type=devis/);
  expect(standIn.leads()).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page leads to the base delays and starting prices", async ({ page }) => {
    await page.goto("/");
    const start = page.getByRole("form", { name: "Votre projet, en semaines et en euros" });
    await start.getByRole("combobox").selectOption({ label: "Un ERP ou un CRM" });
    await start.getByRole("button", { name: "Estimer" }).click();
    await expect(page).toHaveURL(/\/obtenir-un-devis\?projet=erp-crm$/);
    const table = page.getByRole("table", { name: "Délais et prix de base" });
    await expect(table.getByRole("row", { name: "Une première version de SaaS 30 jours" })).toContainText(
      "dès 36 000 € HT",
    );
    await expect(panel(page).getByRole("radio")).toHaveCount(0);
  });
});
