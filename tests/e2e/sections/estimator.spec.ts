import { JSDOM } from "jsdom";
import { baseChoice, fragmentOf, type Choice } from "../../../src/sections/estimate/estimator-choice";
import { formatLongDay } from "../../../src/shared/calendar/dates";
import { formatPriceBriefly } from "../../../src/shared/format-text";
import { addDays } from "../../../src/shared/calendar/working-days";
import { auditFaults } from "../documents/body";
import { field, fillInAndSend, home, quote } from "../forms/forms";
import { expectAccessible } from "../support/axe";
import { opening } from "../support/content";
import { answerTo, bigChoice, estimator, projects } from "../support/estimator";
import { bring, expect, open, type Page, test } from "../support/test";

test.skip(!bigChoice, "Le site n’a pas d’estimation en ligne.");

const now = `${addDays(opening.verifiedOn, 1)}T10:00:00+01:00`;
const choice: Choice = { ...bigChoice!, date: addDays(opening.verifiedOn, 20) };
const big = projects[0]!;
const panel = (page: Page) => page.getByRole("region", { name: estimator?.title });
const addButton = { name: estimator?.button };
/** A fragment begins with its project; the rest follows where something was chosen. */
const atEstimator = (fragment: string): string => `/obtenir-un-devis${fragment}`;

test.use({ timezoneId: "Europe/Paris" });
test.beforeEach(({ page }) => page.clock.setFixedTime(now));

async function openEstimator(page: Page): Promise<void> {
  await open(page, "/obtenir-un-devis");
  await page.getByRole("link", { name: "Estimer d’abord le délai et le prix" }).click();
  await expect(panel(page).getByRole("radio")).toHaveCount(projects.length);
}

const expectDelay = (page: Page, of: Choice): Promise<void> =>
  expect(panel(page).getByText(answerTo(of, now).delay, { exact: true }).first()).toBeVisible();

test("a shared estimate is there at once, with what would shorten it", async ({ page }) => {
  await page.goto(atEstimator(fragmentOf(choice)));
  const { delay, price, inUse, phases, wish, savings } = answerTo(choice, now);
  const estimate = panel(page);
  await expect(estimate.getByRole("status")).toHaveText(
    [delay, `en service ${inUse}`, price].filter(Boolean).join(", "),
  );
  await expect(estimate).toBeInViewport();
  for (const { label, delay: base } of projects)
    await expect(estimate.getByRole("radio", { name: `${label} ${base}` })).toHaveCount(1);
  await expect(
    estimate.getByText(`dès le périmètre validé\u00a0; en service ${inUse}`, { exact: true }),
  ).toBeVisible();
  await expect(estimate.getByRole("slider", { name: choice.project.screens.unit })).toHaveValue(
    String(choice.screens),
  );
  await expect(estimate.getByRole("slider", { name: "autres logiciels à relier" })).toHaveValue(
    String(choice.systems),
  );
  const plan = estimate.getByRole("list").first().getByRole("listitem");
  await expect(plan).toHaveCount(phases.length);
  await expect(plan.nth(1)).toContainText(formatLongDay(phases[1].to, false));
  for (const text of [wish!, ...savings]) await expect(estimate.getByText(text)).toBeVisible();
  // Beside all that is asked, and still there at the last question.
  const result = estimate.locator("strong", { hasText: delay }).first();
  const [last, beside] = [
    await estimate.getByRole("radio", { name: projects.at(-1)?.label }).boundingBox(),
    await result.boundingBox(),
  ];
  expect(beside?.y).toBeLessThan(last?.y ?? 0);
  await bring(estimate.getByLabel("Date souhaitée"));
  await expect(result).toBeInViewport();
  await expectAccessible(page, "with an estimate");
  expect(auditFaults(new JSDOM(await page.content()).window)).toEqual([]);
});

test("by keyboard, the estimate joins what was typed and arrives with the lead", async ({
  page,
  standIn,
}) => {
  await openEstimator(page);
  const description = field(page, quote, "Description du projet*");
  await description.fill("Un logiciel pour deux ateliers.");
  const estimate = panel(page);
  const { unit, included } = big.screens;
  await estimate.getByRole("radio", { name: big.label }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(estimate.getByRole("slider", { name: unit })).toBeFocused();
  for (let count = 0; count < 6; count++) await page.keyboard.press("ArrowRight");
  const added = { ...baseChoice(big), screens: included + 6 };
  await expectDelay(page, added);
  await estimate.getByRole("button", addButton).focus();
  await page.keyboard.press("Enter");
  await expect(description).toBeFocused();
  const text = `Un logiciel pour deux ateliers.\n\n${answerTo(added, now).sentences}`;
  await expect(description).toHaveValue(text);

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
    const chosen = { ...baseChoice(big), screens: big.screens.max };
    await open(page, "/");
    const start = page.getByRole("form", { name: estimator?.title });
    await bring(start);
    await start.getByRole("combobox").selectOption(big.service.slug);
    await expect(start.getByText(answerTo(baseChoice(big), now).delay, { exact: true })).toBeVisible();
    await start.getByRole("slider", { name: big.screens.unit }).fill(String(big.screens.max));
    await expect(start.getByText(answerTo(chosen, now).delay, { exact: true })).toBeVisible();
    await start.getByRole("button", addButton).tap();
    await expect(field(page, home, "Message*")).toHaveValue(answerTo(chosen, now).sentences);
    await start.getByRole("link", { name: /^Affiner/ }).tap();
    await expect(page).toHaveURL(atEstimator(fragmentOf(chosen)));
    await expectDelay(page, chosen);
  });
});

/** A row of the table: « Un site vitrine 1 à 3 semaines dès 3 000 € HT ». */
const rowOf = ({ label, delay, service: { priceFrom } }: (typeof projects)[number]): string =>
  `${label}${delay}${priceFrom?.amount ? formatPriceBriefly(priceFrom) : ""}`;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page leads to the base delays and starting prices", async ({ page }) => {
    await page.goto("/");
    const start = page.getByRole("form", { name: estimator?.title });
    await start.getByRole("combobox").selectOption(big.service.slug);
    await start.getByRole("button", { name: "Estimer" }).click();
    await expect(page).toHaveURL(`/obtenir-un-devis?projet=${big.service.slug}`);
    const table = page.getByRole("table", { name: "Délais et prix de base" });
    await expect(table.getByRole("row")).toHaveText(estimator!.projects.map(rowOf));
    await expect(panel(page).getByRole("radio")).toHaveCount(0);
  });
});
