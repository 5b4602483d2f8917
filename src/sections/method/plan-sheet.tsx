import React, { type CSSProperties } from "react";
import { ComingDay } from "../../components/coming-day";
import { foldedDays, sheetOf, weekOf } from "../../shared/calendar/sheet";
import { formatLongDay } from "../../shared/calendar/dates";
import { weekdays } from "../../shared/calendar/working-days";
import { daysPerWeek, type Plan } from "../../shared/calendar/plan";
import { formatNumberOf } from "../../shared/text/number";
import * as styles from "./plan-sheet.module.css";

/** Of the days whose whole weeks a long sheet shows as one row. */
const workPhase = 3;

interface PlanSheetProps {
  readonly plan: Plan;
  /** The day of the visitor, and the days that the build knows (`useToday`). */
  readonly today: string;
  readonly days: string;
  /** What the hatched week is. */
  readonly guarantee: string | null;
}

/** The weeks of a project as a calendar sheet, for the eyes alone: the steps beside it give the same dates as text. */
export function PlanSheet({ plan: { ends, delay }, today, days, guarantee }: PlanSheetProps) {
  const [call = 0, planned = 0, ready = 0, supported = 0] = ends;
  const guaranteed = Math.min(planned + daysPerWeek, ready);
  const week = weekOf(days);
  const sheet = sheetOf(days, today, [call, planned, guaranteed, ready, supported]);
  const [from, to] = foldedDays(sheet, week.length, workPhase);
  const isFolded = (index: number): boolean => index >= from && index < to;
  return (
    <figure>
      <div
        className={styles.sheet}
        style={week.length === daysPerWeek ? undefined : ({ "--week": week.length } as CSSProperties)}
        aria-hidden="true"
      >
        {week.map((weekday) => (
          <b key={weekday}>{`${weekdays[weekday]?.slice(0, 3)} `}</b>
        ))}
        {sheet.map(({ day, phase, isClosed }, index) =>
          isFolded(index) ? (
            index === from && (
              <span key={day} data-phase={phase} data-weeks="">
                {`${briefly(day)} → ${briefly(sheet[to - 1]?.day ?? day)}\u00a0: ${(to - from) / week.length}\u00a0semaines `}
              </span>
            )
          ) : (
            <span
              key={day}
              data-phase={phase}
              data-today={day === today ? "" : undefined}
              data-closed={isClosed ? "" : undefined}
            >
              {`${index === 0 || day.endsWith("-01") ? briefly(day) : Number(day.slice(8))} `}
            </span>
          ),
        )}
      </div>
      <figcaption className="note mt2">
        <p>
          {`${delay}, soit ${formatNumberOf(ready - planned, "jour ouvré")} à partir du `}
          <ComingDay after={planned + 1} />
          {sheet.some(({ isClosed }, index) => isClosed && !isFolded(index))
            ? ". Les jours rayés de gris sont fermés et ne comptent pas."
            : "."}
        </p>
        {guarantee ? <p className={styles.hatched}>{guarantee}</p> : null}
      </figcaption>
    </figure>
  );
}

/** « 11 janv. » */
const briefly = (day: string): string => `${Number(day.slice(8))}\u00a0${monthOf(day)}`;

/** « déc. », « janv. », « sept. », « août » */
function monthOf(day: string): string {
  const month = formatLongDay(day, false).split("\u00a0")[1] ?? "";
  return month.length > 5 ? `${month.slice(0, /^(?:oct|nov|déc)/.test(month) ? 3 : 4)}.` : month;
}
