import { hasEnded, formatEnd } from "../../src/shared/contest";
import { contest as form, field } from "./forms/forms";
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
