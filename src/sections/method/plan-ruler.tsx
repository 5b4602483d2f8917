import React from "react";
import { ComingDay } from "../../components/coming-day";
import { TimeRuler } from "../../components/time-ruler";

interface PlanRulerProps {
  /** `plan` of a service or a case. */
  readonly plan: readonly number[];
}

/** The ruler of a page that sells a project: weeks from today to the day on which it is ready. */
export const PlanRuler = ({ plan: [, , ready = 0] }: PlanRulerProps) => (
  <TimeRuler from="aujourd’hui" parts={ready / 5}>
    prêt le <ComingDay after={ready} />
  </TimeRuler>
);
