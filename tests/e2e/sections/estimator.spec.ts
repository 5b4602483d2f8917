import { JSDOM } from "jsdom";
import { baseChoice, fragmentOf, type Choice } from "../../../src/sections/estimate/estimator-choice";
import { formatDay, formatLongDay } from "../../../src/shared/calendar/dates";
import { formatPriceBriefly } from "../../../src/shared/format-text";
import { addDays } from "../../../src/shared/calendar/working-days";
import { auditFaults } from "../documents/body";
import { field, fillInAndSend, home, quote } from "../forms/forms";
import { expectAccessible } from "../support/axe";
import { answerTo, bigChoice, estimator, projects } from "../support/estimator";
import { bring, expect, hold, open, type Page, test } from "../support/test";

test.skip(!bigChoice, "Le site n’a pas d’estimation en ligne.");

/** A clock of before the build is not trusted. */
const day = addDays(formatDay(new Date()), 40);
const now = `${day}T10:00:00+01:00`;
const choice: Choice = { ...bigChoice!, date: addDays(day, 20) };
const big = projects[0]!;
const panel = (page: Page) => page.getByRole("region", { name: estimator?.title });
const projectsOf = (page: Page) => panel(page).getByRole("group", { name: "Quel projet ?" });
const addButton = { name: estimator?.button };
/** A fragment begins with its project; the rest follows where something was chosen. */
const atEstimator = (fragment: string): string => `/obtenir-un-devis${fragment}`;

test.use({ timezoneId: "Europe/Paris" });
test.beforeEach(({ page }) => page.clock.setFixedTime(now));

async function openEstimator(page: Page): Promise<void> {
  await open(page, "/obtenir-un-devis");
  await page.getByRole("link", { name: "Estimer d’abord le délai et le prix" }).click();
  await expect(projectsOf(page).getByRole("radio")).toHaveCount(projects.length);
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
  await expect(plan).toHaveCount(4);
  await expect(plan.nth(1)).toContainText(formatLongDay(phases![1].to, false));
  for (const text of [wish!, ...savings]) await expect(estimate.getByText(text)).toBeVisible();
  // Beside all that is asked, and still there at the last question.
  const result = estimate.locator("p", { hasText: delay }).first();
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

/** Chosen before any script: by what visitors have. */
const ways: Readonly<Record<string, (page: Page, label: string) => Promise<void>>> = {
  mouse: (page, label) => panel(page).getByText(label, { exact: true }).click(),
  touch: (page, label) => panel(page).getByText(label, { exact: true }).tap(),
  keyboard: async (page, label) => {
    await panel(page).getByRole("radio", { name: label }).focus();
    await page.keyboard.press("Space");
  },
};

test.describe("before the scripts have come", () => {
  test.use({ hasTouch: true });
  const first = estimator?.projects[0];
  const last = estimator?.projects.at(-1);
  test.skip(first === last, "L’estimation n’a qu’un projet.");

  for (const [way, choose] of Object.entries(ways))
    test(`a project chosen by ${way} is answered once they are there`, async ({ page }) => {
      const release = await hold(page, /\.js$/);
      await page.goto("/obtenir-un-devis");
      await expectDelay(page, baseChoice(first!));
      await choose(page, last!.label);
      await expect(panel(page).getByText("dès le périmètre validé"), "no answer of another").toBeHidden();
      release();
      const { delay, inUse } = answerTo(baseChoice(last!), now);
      await expect(panel(page).getByRole("status")).toContainText(`${delay}, en service ${inUse}`);
      await expect(panel(page).getByRole("radio", { name: last!.label })).toBeChecked();
      await expect(field(page, quote, "Description du projet*"), "nothing is added").toHaveValue("");
    });

  test("a slider moved then keeps its place", async ({ page }) => {
    const release = await hold(page, /\.js$/);
    await page.goto("/obtenir-un-devis");
    const { max } = first!.screens;
    const slider = panel(page).getByRole("slider").first();
    await slider.fill(`${max}`);
    release();
    await expectDelay(page, { ...baseChoice(first!), screens: max });
    await expect(slider).toHaveValue(`${max}`);
  });
});

/** A project: « Un site vitrine 1 à 3 semaines dès 3 000 € HT ». */
const rowOf = ({ label, delay, service: { priceFrom } }: (typeof projects)[number]): string =>
  `${label} ${delay} ${priceFrom?.amount ? formatPriceBriefly(priceFrom) : ""}`;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page leads to the base delays, starting prices and a first answer", async ({ page }) => {
    await page.goto("/");
    const start = page.getByRole("form", { name: estimator?.title });
    await start.getByRole("combobox").selectOption(big.service.slug);
    await start.getByRole("button", { name: "Estimer" }).click();
    await expect(page).toHaveURL(`/obtenir-un-devis?projet=${big.service.slug}`);
    await expect(projectsOf(page).locator("label")).toHaveText(estimator!.projects.map(rowOf));
    await expectDelay(page, baseChoice(estimator!.projects[0]!));
    await expect(panel(page).locator("input, button").filter({ visible: true })).toHaveCount(0);
  });
});
