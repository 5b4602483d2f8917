import { cityPath } from "../../../src/shared/paths";
import { expectAccessible } from "../support/axe";
import { builtPage } from "../support/built-pages";
import { readSetting } from "../support/content";
import { cityWithQuestions } from "../support/site";
import { expect, open, test } from "../support/test";

const { items } = readSetting<{ items: { question: string; open: boolean }[] }>("faq");

test("the questions open with a click and with Enter, and are accessible", async ({ page }) => {
  await open(page, "/obtenir-un-devis");
  const questions = page.locator("section", { has: page.locator("#faq") }).locator("details");
  await expect(questions).toHaveCount(items.length);
  const folded = page.locator("main details:not([open]) > summary");
  const closed = await folded.count();
  await folded.last().press("Enter");
  await expect(folded).toHaveCount(closed - 1);
  for (let left = closed - 1; left > 0; left -= 1) await folded.first().click();
  await expect(folded).toHaveCount(0);
  await expectAccessible(page, "every question open");
});

test("a city's own questions come first, and the settings say which are open", () => {
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
