import React from "react";
import { ComingDay } from "../../components/coming-day";
import { TimeRuler } from "../../components/time-ruler";
import { daysPerWeek, type Plan } from "./plan";

/** The ruler of a page that sells a project: weeks from today to the day on which it is ready. */
export function PlanRuler({ plan: { ends } }: { readonly plan: Plan }) {
  const [, , ready] = ends;
  const to = (
    <>
      {"prêt le "}
      <ComingDay after={ready} />
    </>
  );
  return <TimeRuler from="aujourd’hui" to={to} parts={Math.round(ready / daysPerWeek)} />;
}
