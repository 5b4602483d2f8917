import type { Locator } from "playwright/test";
import { cityPath } from "../../../src/shared/paths";
import { expectAccessible } from "../support/axe";
import { builtPage } from "../support/built-pages";
import { readSetting } from "../support/content";
import { open } from "../support/page";
import { cityWithQuestions } from "../support/site";
import { expect, test } from "../support/test";

const { items } = readSetting<{ items: { question: string; open: boolean }[] }>("faq");

test("each question of the FAQ opens and closes on its own, with Enter and Space too", async ({ page }) => {
  await open(page, "/obtenir-un-devis");
  const questions = page.locator("section", { has: page.locator("#faq") }).locator("details");
  await expect(questions).toHaveCount(items.length);
  // Those that begin shut.
  const [one, other] = items.flatMap((item, index) => (item.open ? [] : [questions.nth(index)]));
  test.skip(!one || !other, "Moins de deux questions fréquentes s’ouvrent d’un clic.");
  const [first, second] = [one!, other!];
  const answer = (question: Locator) => question.locator("summary + div");
  for (const question of [first, second]) await question.locator("summary").click();
  for (const question of [first, second]) await expect(answer(question)).toBeVisible();
  await first.locator("summary").click();
  await expect(answer(first)).toBeHidden();
  await expect(answer(second)).toBeVisible();
  await first.locator("summary").press("Enter");
  await expect(answer(first)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(answer(first)).toBeHidden();
  const folded = page.locator("main details:not([open])");
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().locator("summary").click();
  await expect(folded).toHaveCount(0);
  await expectAccessible(page, "every question open");
});

test("a city's own questions come before those of the site, and the settings say which are open", () => {
  test.skip(!cityWithQuestions, "Aucune ville n’a de questions à elle.");
  const { slug, questions = [] } = cityWithQuestions!;
  const shown = [
    ...builtPage(cityPath(slug)).document.querySelectorAll<HTMLDetailsElement>(
      "[aria-labelledby=faq] details",
    ),
  ].map((item) => [item.querySelector("summary h3")?.textContent, item.open]);
  expect(shown).toEqual([
    ...questions.map(({ question }) => [question, false]),
    ...items.map(({ question, open }) => [question, open]),
  ]);
});
