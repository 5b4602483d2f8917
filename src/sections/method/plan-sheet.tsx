import React, { type CSSProperties } from "react";
import { formatLongDay } from "../../shared/calendar/dates";
import { daysPerWeek } from "../../shared/calendar/plan";
import { foldedDays, weekOf, type SheetDay, type Stage } from "../../shared/calendar/sheet";
import { weekdays } from "../../shared/calendar/working-days";
import { formatNumberOf } from "../../shared/text/number";
import * as styles from "./plan-sheet.module.css";

interface PlanSheetProps {
  /** As `sheetOf` gives them. */
  readonly sheet: readonly SheetDay[];
  /** The days that the build knows (`useToday`). */
  readonly days: string;
  /** A day that is wished for, `yyyy-MM-dd`. */
  readonly wish?: string;
  readonly className?: string;
}

/**
 * The days of a project as a calendar sheet whose figures gain weight as the work does, its days counted. For the eyes
 * alone: the same dates stand beside it as text.
 */
export function PlanSheet({ sheet, days, wish, className = "" }: PlanSheetProps) {
  const week = weekOf(days);
  const [from, to] = foldedDays(sheet, week.length);
  const countOf = (stage: Stage): number => sheet.find((day) => day.stage === stage)?.count ?? 0;
  const [first, ready] = [countOf("work"), countOf("ready")];
  const weightOf = ({ stage, count }: SheetDay): number | undefined =>
    stage === "work" ? 300 + Math.round((500 * (count - first + 1)) / (ready - first + 1)) : undefined;
  return (
    <div
      className={`${styles.sheet} ${className}`}
      style={week.length === daysPerWeek ? undefined : ({ "--week": week.length } as CSSProperties)}
      aria-hidden
    >
      {week.map((weekday) => (
        <b key={weekday}>{`${weekdays[weekday]?.slice(0, 3)} `}</b>
      ))}
      <ul className={styles.days}>
        {sheet.map((day, index) =>
          index > from && index < to ? null : index === from && to > from ? (
            <Folded key={day.day} days={sheet.slice(from, to)} weight={weightOf(day)} />
          ) : (
            <li
              key={day.day}
              data-stage={day.isClosed ? "closed" : day.stage}
              data-month={isFirstOfMonth(day, sheet[index - 1]) ? monthOf(day.day) : undefined}
              data-margin={day.isMargin ? "" : undefined}
              data-wish={day.day === wish ? "" : undefined}
              style={{ fontWeight: weightOf(day) }}
            >
              {`${Number(day.day.slice(8))} `}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** Whole weeks of work as one row. */
function Folded({
  days,
  weight,
}: {
  readonly days: readonly SheetDay[];
  readonly weight: number | undefined;
}) {
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const worked = days.filter(({ stage }) => stage).length;
  return (
    <li
      data-stage="work"
      style={{
        alignItems: "center",
        fontSize: "min(var(--size-h3), 4.4vw)",
        fontWeight: weight,
        gridColumn: "1 / -1",
        counterIncrement: `work ${worked}`,
      }}
    >
      {`du ${brief(first)} au ${brief(last)} : ${formatNumberOf(worked, "jour ouvré")} `}
    </li>
  );
}

/** The first day on the sheet: the first of a month may be one on which nobody works. */
const isFirstOfMonth = ({ day }: SheetDay, before: SheetDay | undefined): boolean =>
  before?.day.slice(0, 7) !== day.slice(0, 7);

/** « 11 janv. » */
const brief = (day: string): string => `${Number(day.slice(8))}\u00a0${monthOf(day)}`;

/** « déc. », « janv. », « sept. », « août » */
function monthOf(day: string): string {
  const month = formatLongDay(day, false).split("\u00a0")[1] ?? "";
  return month.length > 5 ? `${month.slice(0, /^(?:oct|nov|déc)/.test(month) ? 3 : 4)}.` : month;
}
