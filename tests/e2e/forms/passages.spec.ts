import { cases } from "../support/content";
import { estimator as settings } from "../support/estimator";
import { expect, hold, navigateTo, open, type Page, test, waitForScripts } from "../support/test";
import { expectSuccess, formOn, openFilled, quote, submit, typed } from "./forms";

const text = (page: Page) => formOn(page, quote).getByRole("textbox").last();

test("one sentence, on the last case visited, stands above what was typed", async ({ page }) => {
  const [first, second] = cases;
  test.skip(!second, "Le site n’a pas deux réalisations.");
  const typedBelow = (caseStudy = first) =>
    `Mon projet ressemble à votre réalisation «\u00a0${caseStudy?.clientName}\u00a0».\n\nAvec un planning.`;
  await open(page, quote.address);
  await text(page).fill("Avec un planning.");
  await open(page, `${quote.address}?cas=${first?.slug}`);
  await expect(text(page)).toHaveValue(typedBelow());
  await navigateTo(page, "/contact");
  await expect(page).toHaveURL(/contact$/);
  await navigateTo(page, `${quote.address}?cas=${second?.slug}`);
  await expect(text(page)).toHaveValue(typedBelow(second));
  await open(page, `${quote.address}?cas=${second?.slug}`);
  await expect(text(page)).toHaveValue(typedBelow(second));
});

test("a request holds one estimate, after a reload or a send too", async ({ page, standIn }) => {
  test.skip(!settings || settings.projects.length < 2, "L’estimation n’a pas deux projets.");
  const { title, button } = settings!;
  standIn.control({ scenario: "500", scope: "forms" });
  await openFilled(page, quote);
  const estimator = page.getByRole("region", { name: title });
  const add = async (project: number) => {
    await page.getByRole("link", { name: "Estimer d’abord le délai et le prix" }).click();
    await estimator.getByRole("group", { name: "Quel projet ?" }).getByRole("radio").nth(project).check();
    await estimator.getByRole("button", { name: button }).click();
  };
  /** What follows the words of the visitor. */
  const estimate = async () => (await text(page).inputValue()).split(typed(quote).at(-1) ?? "")[1]?.trim();

  await add(0);
  await expect.poll(estimate).not.toBe("");
  const first = (await estimate()) ?? "";
  await page.reload();
  await waitForScripts(page);
  await add(1);
  await expect.poll(estimate).not.toBe(first);
  const second = (await estimate()) ?? "";
  expect(second).not.toContain(first);

  const release = await hold(page, /\/api\/contact-forms\//);
  await submit(page, quote).click();
  await expect(formOn(page, quote)).toHaveAttribute("aria-busy", "true");
  await add(0);
  expect(await estimate(), "what is being sent stays as it is").toBe(second);
  release();
  await expect(formOn(page, quote).getByRole("alert")).toBeVisible();
  await expect.poll(estimate).not.toBe(second);
  expect(await estimate()).not.toContain(second);

  // One more, while a send is under way that arrives: it is there for the next request.
  standIn.control({ scenario: "ok" });
  const releaseAgain = await hold(page, /\/api\/contact-forms\//);
  await submit(page, quote).click();
  await expect(formOn(page, quote)).toHaveAttribute("aria-busy", "true");
  await add(1);
  releaseAgain();
  await expectSuccess(page, quote);
  await page.goBack();
  await expect(text(page)).toHaveValue(second);
});
