import { formatEnd, hasEnded } from "../../src/shared/contest";
import { contest as form, field } from "./forms/forms";
import { contest as settings, contestFormIsShown } from "./support/site";
import { expect, test, waitForScripts } from "./support/test";

test.skip(!settings, "Le site n’a pas de jeu-concours.");
const { endDate } = settings ?? { endDate: "" };

/**
 * The day on which the visitor opens what was built today: the clock of the browser decides, once its scripts run, but what was
 * over at build stays over.
 */
const openedOn = [
  { day: "the last day", time: `${endDate}T10:00:00Z`, ended: hasEnded(endDate, new Date()) },
  { day: "a day long after the end", time: "2199-01-01T10:00:00Z", ended: true },
];
for (const { day, time, ended } of openedOn) {
  test(`opened on ${day}, the page follows the visitor’s clock`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await page.goto("/jeu-concours");
    if (contestFormIsShown) await field(page, form, "Nom*").fill("Renard");
    else await page.mouse.wheel(0, 10);
    await waitForScripts(page);
    await expect(page.getByText(formatEnd(endDate, ended))).toBeVisible();
    await expect(page.getByText(formatEnd(endDate, !ended))).toHaveCount(0);
    if (contestFormIsShown) {
      await expect(field(page, form, "Nom*")).toHaveValue("Renard");
      // The window that shows the prize bears the name that was typed.
      await expect(page.locator("main [aria-hidden]").getByText("Renard", { exact: true })).toBeVisible();
      await expect(page.getByText("www.renard.fr")).toBeVisible();
    }
    expect(await page.pageErrors()).toEqual([]);
  });
}
