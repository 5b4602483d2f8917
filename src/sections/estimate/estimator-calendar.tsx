import React from "react";
import { useToday } from "../../components/coming-day";
import { formatLongDay } from "../../shared/calendar/dates";
import { endsOf, readyAfter, type StepsBefore } from "../../shared/calendar/plan";
import type { Phase } from "../../shared/calendar/schedule";
import { sheetOf, stretchesOf } from "../../shared/calendar/sheet";
import type { Range } from "../../shared/estimate";
import { PlanSheet } from "../method/plan-sheet";
import { formatPeriod } from "./estimator-answer";
import * as styles from "./estimator-calendar.module.css";

interface EstimatorCalendarProps {
  readonly weeks: Range;
  readonly before: StepsBefore;
  readonly phases: readonly Phase[];
  readonly names: readonly { readonly title: string }[];
  /** The wished day, `yyyy-MM-dd`; empty for none. */
  readonly wish: string;
}

/** The days of the project that is estimated, and its phases as text. */
export function EstimatorCalendar({ weeks, before, phases, names, wish }: EstimatorCalendarProps) {
  const { today = "", days } = useToday();
  return (
    <div className={styles.calendar}>
      <PlanSheet
        sheet={sheetOf(days, today, stretchesOf(endsOf(weeks.max, before), readyAfter(weeks.min, before)))}
        days={days}
        wish={wish}
        className={styles.sheet}
      />
      <ol className={styles.phases}>
        {phases.map((phase, index) => (
          <li key={phase.from} className="note">
            <strong>{names[index]?.title}</strong>{" "}
            <span>{formatPhase(phase, index === phases.length - 1)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function formatPhase({ from, to, latest }: Phase, isOpen: boolean): string {
  if (isOpen) return `à partir du ${formatLongDay(from, false)}`;
  if (from === latest) return `le ${formatLongDay(from, false)}`;
  const begins = `du ${formatLongDay(from, from.slice(0, 4) !== latest.slice(0, 4))}`;
  return to === latest ? `${begins} au ${formatLongDay(to)}` : `${begins}, fin ${formatPeriod(to, latest)}`;
}
