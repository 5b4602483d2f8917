import { dayAfter } from "../../../../src/shared/calendar/coming-days";
import { planOf } from "../../../../src/shared/calendar/plan";
import { scheduleOf } from "../../../../src/shared/calendar/schedule";
import { sheetOf } from "../../../../src/shared/calendar/sheet";
import { workingDaysFrom } from "../../../../src/shared/calendar/working-days";
import type { Range } from "../../../../src/shared/estimate";
import { completeEntry } from "../../../../src/shared/facts/complete-entry";
import { factsOf } from "../../../../src/shared/facts/facts";
import { opening } from "../../setup/opening";

const before = { call: 1, plan: 5 };

it.each([
  ["six weeks", { min: 6, max: 6 }, [1, 6, 36, 41]],
  ["one to three weeks: at the latest", { min: 1, max: 3 }, [1, 6, 21, 26]],
  ["thirty days: whole weeks", { min: 30 / 7, max: 30 / 7 }, [1, 6, 26, 31]],
  ["an hour", { min: 0.01, max: 0.01 }, [1, 6, 7, 12]],
])("%s", (_case, weeks, ends) => {
  expect(planOf(weeks, before)).toEqual(ends);
});

it.each([
  ["a service without weeks", null, before],
  ["a site without the steps' days", { min: 2, max: 2 }, null],
  ["a project of half a year", { min: 26, max: 26 }, before],
])("there is none for %s", (_case, weeks, phases) => {
  expect(planOf(weeks, phases)).toBeUndefined();
});

it.each(["30 jours", "6 semaines", "1 à 3 semaines", "2,5 semaines", "16 semaines"])(
  "a service of %s is ready on one day: on its page, in its sheet, in the estimate",
  (value) => {
    const facts = factsOf([{ path: "services/x/index.json", data: { duration: { value } } }]);
    const setting = { path: "settings/estimator.json", data: { projects: [{ service: "x" }] } };
    const { projects } = completeEntry(setting, facts) as { projects: [{ weeks: Range }] };
    const plan = planOf(facts.delays.get("x")?.weeks, before) ?? [];
    for (const today of ["2026-11-27", "2026-11-28", "2026-12-23"]) {
      const days = workingDaysFrom("2026-11-26", opening);
      const [call, planned, work] = scheduleOf(projects[0].weeks, { ...before, support: 20 }, today, opening);
      const ends = [call.latest, planned.latest, work.latest];
      expect(plan.slice(0, 3).map((count) => dayAfter(days, today, count))).toEqual(ends);
      const sheet = sheetOf(days, today, plan);
      expect(
        [0, 1, 2].map((end) => sheet.findLast(({ phase }) => phase !== undefined && phase <= end)?.day),
      ).toEqual(ends);
    }
  },
);
