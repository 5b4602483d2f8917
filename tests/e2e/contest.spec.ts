import { formatDay } from "../../src/shared/calendar/dates";
import { contest, field } from "./forms/forms";
import { expect, test, waitForScripts } from "./support/test";

/** Whether the edition was over when the site was built. */
const isOver = formatDay(new Date()) > "2026-12-15";
const goesOn = "Cette édition se termine le 15/12/26.";
const over = "Cette édition s’est terminée le 15/12/26.";

// The visitor's clock decides, once the scripts run, but what was over at build stays over.
for (const [when, time, said, unsaid] of [
  ["on the last day", "2026-12-15T10:00:00Z", ...(isOver ? [over, goesOn] : [goesOn, over])],
  ["long after the end", "2199-01-01T10:00:00Z", over, goesOn],
] as const)
  test(`opened ${when}, the page follows the visitor’s clock`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await page.goto("/jeu-concours");
    await field(page, contest, "Nom*").fill("Renard");
    await waitForScripts(page);
    await expect(page.getByText(said ?? "")).toBeVisible();
    await expect(page.getByText(unsaid ?? "")).toHaveCount(0);
    await expect(field(page, contest, "Nom*")).toHaveValue("Renard");
    // The window that shows the prize bears the name that was typed.
    await expect(page.getByText("Renard", { exact: true })).toHaveCount(1);
    await expect(page.getByText("www.renard.fr")).toBeVisible();
    expect(await page.pageErrors()).toEqual([]);
  });
