import { formatDay } from "../../../src/shared/calendar/dates";
import { workingDaysFrom, type Opening } from "../../../src/shared/calendar/holidays";
import { addDays, dayAfter, formatComingDay } from "../../../src/shared/calendar/working-days";
import { at } from "../support/addresses";
import { testSite } from "../support/built-site";
import { expect, open, scrollThrough, test } from "../support/test";

/* An ERP takes six weeks, thirty working days, after one for the call and five for the plan. */

const opening = {
  days: ["lundi", "mardi", "jeudi", "vendredi"],
  slots: [],
  holidays: ["jour de l’An", "1er mai", "Noël"],
  closures: [{ from: "2026-12-24", to: "2026-12-31" }],
} satisfies Opening;

/** The working day that many after another. */
const dayOf = (today: string, count: number): string =>
  formatComingDay(dayAfter(workingDaysFrom(today, opening), today, count) ?? "");

test.describe("dates of a project", () => {
  for (const [clock, later] of [
    ["of today", 0],
    ["forty days later", 40],
  ] as const)
    test(`a clock ${clock}: those of that day`, async ({ page }) => {
      const today = addDays(formatDay(new Date()), later);
      await page.clock.setFixedTime(`${today}T10:00:00+01:00`);
      await open(page, "/services/erp-crm");
      await scrollThrough(page);
      const ready = `un ERP en service le ${dayOf(today, 36)}`;
      await expect(page.getByTestId("end")).toContainText(ready, { ignoreCase: true });
      await expect(page.getByTestId("end")).toContainText(`si nous nous parlons le ${dayOf(today, 1)}`);
      await expect(page.locator("main > [aria-hidden]")).toContainText(ready, { ignoreCase: true });
    });

  for (const [clock, later] of [
    ["of a build that is too old", 230],
    ["that is years ahead", 2000],
    ["that is a year slow", -365],
  ] as const)
    test(`a clock ${clock}: the delay without a date`, async ({ page }) => {
      await page.clock.setFixedTime(`${addDays(formatDay(new Date()), later)}T10:00:00+01:00`);
      await open(page, "/services/erp-crm");
      await scrollThrough(page);
      await expect(page.getByTestId("end")).toContainText("un ERP en service : 6 semaines", {
        ignoreCase: true,
      });
      await expect(page.locator("main time:not(article time)")).toHaveCount(0);
    });
});

test("a page says the days of the service that it sells", () => {
  const endOf = (address: string) =>
    testSite.page(address).document.querySelector("[data-testid=end] time")?.parentElement?.textContent;
  expect(endOf("/villes/lorient")).toBeTruthy();
  expect(endOf("/villes/lorient")).toBe(endOf("/services/erp-crm"));
  expect(endOf("/villes/nantes")).toBe(endOf(at.service));
  expect(endOf(at.technology)).toBe(endOf(at.service));
});
