import { hasEnded, formatEnd } from "../../src/shared/contest";
import { contest as form, field } from "./forms/forms";
import { setTextSize } from "./support/layout";
import { contest as settings, contestFormIsShown } from "./support/site";
import { expect, open, test, waitForScripts } from "./support/test";

test.skip(!settings, "Le site n’a pas de jeu-concours.");
const contest = settings ?? { endDate: "", rules: [], endedNotice: "", closedNotice: "", ownership: "" };

test("the page says when the edition ends or ended, and what follows", async ({ page }) => {
  await open(page, "/jeu-concours");
  const ended = hasEnded(contest.endDate, new Date());
  await expect(page.getByText(formatEnd(contest.endDate, ended))).toBeVisible();
  await expect(page.getByText(contest.closedNotice)).toHaveCount(contestFormIsShown ? 0 : 1);
  await expect(page.getByText(contest.endedNotice)).toHaveCount(ended && contestFormIsShown ? 1 : 0);
  await expect(page.getByRole("button", { name: "S’inscrire" })).toHaveCount(contestFormIsShown ? 1 : 0);
  await expect(page.getByText(contest.ownership)).toBeVisible();
  const rules = page.locator("section", { has: page.locator("#regles") }).locator("ol > li");
  await expect(rules).toHaveText([...contest.rules]);
});

/** The day on which the visitor opens what was built today: the clock of the browser decides, once its scripts run. */
const openedOn = [
  { day: "the last day", time: `${contest.endDate}T10:00:00Z`, ended: false },
  { day: "a day long after the end", time: "2199-01-01T10:00:00Z", ended: true },
];
for (const { day, time, ended } of openedOn) {
  test(`opened on ${day}, the page follows the visitor’s clock`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await page.goto("/jeu-concours");
    if (contestFormIsShown) await field(page, form, "Nom*").fill("Renard");
    else await page.mouse.wheel(0, 10);
    await waitForScripts(page);
    await expect(page.getByText(formatEnd(contest.endDate, ended))).toBeVisible();
    await expect(page.getByText(formatEnd(contest.endDate, !ended))).toHaveCount(0);
    if (contestFormIsShown) await expect(field(page, form, "Nom*")).toHaveValue("Renard");
    expect(await page.pageErrors()).toEqual([]);
  });
}

test("fields side by side share their lines, whatever is wrong with either", async ({ page }) => {
  test.skip(!contestFormIsShown, "Le jeu-concours est terminé.");
  const topOf = async (name: string) => (await field(page, form, name).boundingBox())?.y;
  const labelOf = async (name: string) => (await page.getByText(name, { exact: true }).boundingBox())?.y;
  // At the first width messages take two lines.
  for (const width of [600, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/jeu-concours");
    for (const [name, text] of [
      ["Nom*", "x"],
      ["Prénom*", ""],
      ["Téléphone*", "1"],
    ] as const) {
      await field(page, form, name).fill("x");
      await field(page, form, name).fill(text);
      await field(page, form, name).blur();
      await expect(field(page, form, name)).toHaveAttribute("aria-invalid", "true");
      for (const [left, right] of [
        ["Nom*", "Prénom*"],
        ["Téléphone*", "Adresse e-mail*"],
      ] as const) {
        const where = `${left} at ${width} px after ${name}`;
        expect.soft(await topOf(left), where).toBe(await topOf(right));
        expect.soft(await labelOf(left), `label of ${where}`).toBe(await labelOf(right));
      }
    }
  }
});

test("with large text, fields stand below each other", async ({ page }) => {
  test.skip(!contestFormIsShown, "Le jeu-concours est terminé.");
  await open(page, "/jeu-concours");
  const [left, right] = [field(page, form, "Nom*"), field(page, form, "Prénom*")];
  expect((await left.boundingBox())?.y).toBe((await right.boundingBox())?.y);
  await setTextSize(page, 200);
  expect((await left.boundingBox())?.x).toBe((await right.boundingBox())?.x);
});
