import React from "react";
import { TimeRuler } from "../../components/time-ruler";
import { daysPerWeek, type Plan } from "../../shared/calendar/plan";
import { PlanDate } from "./plan-date";

/** The ruler of a page that sells something: weeks from today to the day that it promises. */
export const PlanRuler = ({ plan }: { readonly plan: Plan }) => (
  <TimeRuler from="aujourd’hui" parts={Math.max(1, plan.ready / daysPerWeek)}>
    <PlanDate plan={plan} />
  </TimeRuler>
);
