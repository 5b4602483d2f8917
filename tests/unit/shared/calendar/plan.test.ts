import { workingDaysFrom } from "../../../../src/shared/calendar/holidays";
import { planOf, wholeWeeks, type TimeOfService } from "../../../../src/shared/calendar/plan";
import { scheduleOf } from "../../../../src/shared/calendar/schedule";
import { dayAfter } from "../../../../src/shared/calendar/working-days";
import { weeksOf } from "../../../../src/shared/text/quantity";
import { opening } from "../../setup/opening";

const before = { call: 1, plan: 5 };
const today = "2026-11-28";
const days = workingDaysFrom(today, opening, 200);

const time = (delay: string, reads: TimeOfService["reads"] = "delivered", what = "un site") => ({
  reads,
  what,
  delay,
});

it.each([
  ["6 semaines", "delivered", 36, [1, 6, 36, 41]],
  ["1 à 3 semaines", "delivered", 21, [1, 6, 21, 26]],
  ["dès 3 semaines", "delivered", 21, [1, 6, 21, 26]],
  // Whole weeks, as they are worked and paid.
  ["30 jours", "delivered", 26, [1, 6, 26, 31]],
  ["1 jour", "delivered", 7, [1, 6, 7, 12]],
  ["16 semaines", "delivered", 86, [1, 6, 86, 91]],
  // The call on a Monday, the first access on Wednesday.
  ["72 heures", "started", 3, [1]],
  ["24 heures", "started", 1, [1]],
  ["30 min ou 1 h", "booked", 1, []],
  ["Sur rendez-vous", "booked", 1, []],
] as const)("%s, %s: ready on working day %i", (delay, reads, ready, ends) => {
  const plan = { ...time(delay, reads), hour: reads === "booked" ? "9\u00a0h" : null, call: 1, ready, ends };
  expect(planOf(time(delay, reads), before, opening)).toEqual(plan);
});

it("no hour is said of a booking where days begin at different hours", () => {
  const otherDays = [{ days: ["vendredi"], slots: [{ from: "10:00", to: "12:00" }] }];
  expect(planOf(time("1 h", "booked"), before, { ...opening, otherDays })?.hour).toBeNull();
});

it.each([
  ["that promises no date", time("4 semaines", "none"), before],
  ["that does not say what is ready", { reads: "delivered", delay: "4 semaines" } as const, before],
  ["of a site without the steps' days", time("4 semaines"), null],
  ["whose delay is no number", time("Sur mesure"), before],
  ["whose delay is too long for a sheet", time("24 semaines"), before],
  ["begun within a delay that is no number", time("au plus vite", "started"), before],
])("there is none for a service %s", (_case, service, phases) => {
  expect(planOf(service, phases)).toBeUndefined();
});

it.each(["30 jours", "6 semaines", "1 à 3 semaines", "2,5 semaines", "16 semaines"])(
  "a service of %s is ready on one day: on its page and in the estimate",
  (value) => {
    const range = weeksOf(value);
    const weeks = (range && wholeWeeks(range)) ?? { min: 0, max: 0 };
    const plan = planOf(time(value), before)?.ends ?? [];
    const phases = scheduleOf(weeks, { ...before, support: 20 }, today, days);
    const ends = phases?.slice(0, 3).map(({ latest }) => latest);
    expect(plan.slice(0, 3).map((count) => dayAfter(days, today, count))).toEqual(ends);
  },
);

it("a project has no dates once they are beyond the days that the build knows", () => {
  const ofWeeks = (max: number) => scheduleOf({ min: 1, max }, { ...before, support: 5 }, today, days);
  expect([ofWeeks(20)?.[3].latest, ofWeeks(28)]).toEqual(["2027-05-14", undefined]);
});
