import { formatComingDay } from "../../../src/shared/calendar/coming-days";
import { addDays } from "../../../src/shared/calendar/working-days";
import { formatDay } from "../../../src/shared/calendar/dates";
import { dayOf, planOfService, services } from "../support/content";
import { expect, open, scrollThrough, test } from "../support/test";

const [planned] = services.flatMap(({ slug }) => {
  const plan = planOfService(slug);
  return plan?.reads === "delivered" ? [{ path: `/services/${slug}`, plan }] : [];
});

test.describe("dates of a project", () => {
  test.skip(!planned, "no service with a delay");
  const { path, plan } = planned ?? ({} as NonNullable<typeof planned>);

  for (const [clock, later] of [
    ["of today", 0],
    ["forty days later", 40],
  ] as const)
    test(`a clock ${clock}: those of that day`, async ({ page }) => {
      const today = addDays(formatDay(new Date()), later);
      await page.clock.setFixedTime(`${today}T10:00:00+01:00`);
      await open(page, path);
      await scrollThrough(page);
      const [call, ready] = [plan.call, plan.ready].map((count) => formatComingDay(dayOf(today, count)));
      const end = page.getByTestId("end");
      await expect(end).toContainText(`${plan.what} le ${ready}`);
      await expect(end).toContainText(`si nous nous parlons le ${call}`);
      await expect(page.locator("main > [aria-hidden]")).toContainText(`${plan.what} le ${ready}`);
    });

  for (const [clock, later] of [
    ["of a build that is too old", 230],
    ["that is years ahead", 2000],
    ["that is a year slow", -365],
  ] as const)
    test(`a clock ${clock}: the delay without a date`, async ({ page }) => {
      await page.clock.setFixedTime(`${addDays(formatDay(new Date()), later)}T10:00:00+01:00`);
      await open(page, path);
      await scrollThrough(page);
      await expect(page.getByTestId("end")).toContainText(`${plan.what}\u00a0: ${plan.delay}`);
      await expect(page.locator("main time:not(article time)")).toHaveCount(0);
    });
});
