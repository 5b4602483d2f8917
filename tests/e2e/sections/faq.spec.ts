import { readFileSync } from "node:fs";
import path from "node:path";
import { expectAccessible } from "../support/axe";
import { builtPage } from "../support/built-pages";
import { open } from "../support/page";
import { readSetting } from "../support/site";
import { expect, test } from "../support/test";

const { items } = readSetting<{ items: { question: string; open: boolean }[] }>("faq");

test("each question of the FAQ opens and closes on its own, with Enter and Space too", async ({ page }) => {
  await open(page, "/obtenir-un-devis");
  const questions = page.locator("section", { has: page.locator("#faq") }).locator("details");
  await expect(questions).toHaveCount(8);
  expect(items).toHaveLength(8);
  for (const index of [1, 5]) await questions.nth(index).locator("summary").click();
  for (const index of [1, 5]) await expect(questions.nth(index).locator("summary + div")).toBeVisible();
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1).locator("summary + div")).toBeHidden();
  await expect(questions.nth(5).locator("summary + div")).toBeVisible();
  await questions.nth(1).locator("summary").press("Enter");
  await expect(questions.nth(1).locator("summary + div")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(questions.nth(1).locator("summary + div")).toBeHidden();
  const folded = page.locator("main details:not([open])");
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().locator("summary").click();
  await expect(folded).toHaveCount(0);
  await expectAccessible(page, "every question open");
});

test("a city's own questions come before those of the site, and the settings say which are open", () => {
  const city = path.join(__dirname, "../../../content/cities/lyon/index.json");
  const { questions } = JSON.parse(readFileSync(city, "utf8")) as { questions: { question: string }[] };
  const shown = [
    ...builtPage("/villes/lyon").document.querySelectorAll<HTMLDetailsElement>(
      "[aria-labelledby=faq] details",
    ),
  ].map((item) => [item.querySelector("summary h3")?.textContent, item.open]);
  expect(shown).toEqual([
    ...questions.map(({ question }) => [question, false]),
    ...items.map(({ question, open }) => [question, open]),
  ]);
});
