import React, { type CSSProperties } from "react";
import { useToday } from "../../components/coming-day";
import { foldedDays, sheetOf, weekOf } from "../../shared/calendar/sheet";
import { formatLongDay } from "../../shared/calendar/dates";
import { weekdays } from "../../shared/calendar/working-days";
import { daysPerWeek } from "../../shared/calendar/plan";
import * as styles from "./plan-sheet.module.css";

/** Of the days whose whole weeks a long sheet shows as one row. */
const workPhase = 3;

interface PlanSheetProps {
  /** `plan` of a service or a case. */
  readonly plan: readonly number[];
  /** Whose case it is; undefined for a service. */
  readonly client: string | undefined;
  /** What the hatched week is. */
  readonly guarantee: string | null;
}

/** The weeks of a project as a calendar sheet, for the eyes alone: the steps beside it give the same dates as text. */
export function PlanSheet({ plan, client, guarantee }: PlanSheetProps) {
  const { today, days } = useToday();
  const [call = 0, planned = 0, ready = 0, supported = 0] = plan;
  const guaranteed = Math.min(planned + daysPerWeek, ready);
  const week = weekOf(days);
  const sheet = sheetOf(days, today, [call, planned, guaranteed, ready, supported]);
  const [from, to] = foldedDays(sheet, week.length, workPhase);
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet} style={{ "--week": week.length } as CSSProperties} aria-hidden="true">
        {week.map((weekday) => (
          <b key={weekday}>{`${weekdays[weekday]?.slice(0, 3)} `}</b>
        ))}
        {sheet.map(({ day, phase, isClosed }, index) =>
          index >= from && index < to ? (
            index === from && (
              <span key={day} data-phase={phase} data-weeks="">
                {`${briefly(day)} → ${briefly(sheet[to - 1]?.day ?? day)}\u00a0: ${(to - from) / week.length}\u00a0semaines `}
              </span>
            )
          ) : (
            <span
              key={day}
              data-phase={phase}
              data-today={day === today || undefined}
              data-note={index === 0 || day.endsWith("-01") ? monthOf(day) : isClosed ? "fermé" : undefined}
            >
              {`${Number(day.slice(8))} `}
            </span>
          ),
        )}
      </div>
      <figcaption className="note mt2">
        {client ? <p>{`Au rythme du projet ${client}.`}</p> : null}
        {guarantee ? <p className={styles.hatched}>{guarantee}</p> : null}
      </figcaption>
    </figure>
  );
}

/** « 11 janv. » */
const briefly = (day: string): string => `${Number(day.slice(8))}\u00a0${monthOf(day)}`;

/** « déc. », « janv. », « août » */
function monthOf(day: string): string {
  const month = formatLongDay(day, false).split("\u00a0")[1] ?? "";
  return month.length > 5 ? `${month.slice(0, month.endsWith("bre") ? 3 : 4)}.` : month;
}
