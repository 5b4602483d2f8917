import { formatComingDay } from "../../../src/shared/calendar/coming-days";
import { addDays, lastWorkingDay, type Opening } from "../../../src/shared/calendar/working-days";
import { formatDay } from "../../../src/shared/calendar/dates";
import { planOf } from "../../../src/shared/calendar/plan";
import { weeksOf } from "../../../src/shared/facts/quantity";
import { readSetting, services } from "../support/content";
import { expect, open, scrollThrough, test } from "../support/test";

const { phases } = readSetting<{ phases: { call: number; plan: number } }>("estimator");
const opening = readSetting<Opening>("opening");
const planned = services.flatMap(({ slug, duration }) => {
  const plan = planOf(weeksOf(duration.value), phases);
  return plan ? [{ path: `/services/${slug}`, plan }] : [];
})[0];

/** What the page says, in order, of a project that begins on the working day after this one. */
const datesFrom = (today: string, [call = 0, plan = 0, ready = 0]: readonly number[]) =>
  [call, plan, ready, ready + 1].map((count) =>
    formatComingDay(lastWorkingDay(addDays(today, 1), count, opening)),
  );
const steps = "section:has(#methode) li time";

test.describe("dates of a project", () => {
  test.skip(!planned, "no service with a delay");
  const { path, plan } = planned ?? ({} as NonNullable<typeof planned>);

  test("stand in the document, from the day of its build on", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    const today = formatDay(new Date());
    // A build may be of yesterday.
    expect([today, addDays(today, -1)].map((day) => datesFrom(day, plan))).toContainEqual(
      await page.locator(steps).allTextContents(),
    );
    await page.close();
  });

  for (const [clock, later, isTrusted] of [
    ["forty days later", 40, true],
    ["with a clock that is years ahead", 2000, false],
  ] as const)
    test(`${clock}: ${isTrusted ? "those of that day" : "those of the build"}`, async ({ page }) => {
      const today = addDays(formatDay(new Date()), later);
      await page.clock.setFixedTime(`${today}T10:00:00+01:00`);
      await open(page, path);
      const built = await page.locator(steps).allTextContents();
      await scrollThrough(page);
      const expected = isTrusted ? datesFrom(today, plan) : built;
      await expect.poll(() => page.locator(steps).allTextContents()).toEqual(expected);
      const [, , ready] = expected;
      await expect(page.getByText(`Prêt le ${ready}`, { exact: true })).toBeVisible();
      await expect(page.locator("main > [aria-hidden]")).toContainText(ready ?? "");
    });

  test("the bar of the ruler follows the page", async ({ page }) => {
    await page.goto(path);
    const widthOfBar = () =>
      page
        .locator("main > [aria-hidden] i")
        .evaluate((element) => Number.parseFloat(getComputedStyle(element, "::before").scale));
    const atTop = await widthOfBar();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(widthOfBar).toBe(1);
    expect(atTop).toBeLessThan(0.1);
  });
});
