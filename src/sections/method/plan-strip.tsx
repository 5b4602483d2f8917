import React from "react";
import { useToday } from "../../components/coming-day";
import { heightOf, Strip, type Bar } from "../../components/strip";
import type { Plan } from "../../shared/calendar/plan";
import { sheetOf, stretchesOf, type SheetDay, type Stage } from "../../shared/calendar/sheet";
import { firstDayOf } from "../../shared/calendar/working-days";
import { PlanDate } from "./plan-date";

/** A shorter time is drawn as the beginning of so many days: its few bars would be as wide as posters. */
const leastBars = 15;

/** The days of what a page sells, from the next one that is worked to the one that is promised. */
export function PlanStrip({ plan }: { readonly plan: Plan }) {
  // Without a date that can be counted from, the days of the build: they are not named.
  const { days, today = firstDayOf(days) } = useToday();
  const { call, ready, delay } = plan;
  const isShort = ready < leastBars;
  const [, planned = 0] = plan.ends;
  const ends = planned ? plan.ends : [Math.min(call, ready - 1), 0, ready];
  const sheet = sheetOf(days, today, stretchesOf(ends));
  const first = sheet.findIndex(({ stage }) => stage);
  const last = sheet.findIndex(({ stage }) => stage === "ready");
  const bars = sheet
    .slice(first, last + 1)
    .map((day) => barOf(day, (day.count - planned) / (ready - planned)));
  const after = Array.from({ length: leastBars - bars.length }, (): Bar => ({ stage: "after", height: 18 }));
  return (
    <Strip
      bars={isShort ? [...bars, ...after] : bars}
      from={isShort ? undefined : "aujourd’hui"}
      middle={isShort ? undefined : delay}
      hue={plan.group}
    >
      <PlanDate plan={plan} />
    </Strip>
  );
}

const heights: Readonly<Partial<Record<Stage, number>>> = { call: 18, plan: 24, ready: 100 };

/** @param done share of the work that is done after that day */
const barOf = ({ stage, isClosed }: SheetDay, done: number): Bar =>
  isClosed || !stage ? { stage: "closed", height: 18 } : { stage, height: heights[stage] ?? heightOf(done) };
