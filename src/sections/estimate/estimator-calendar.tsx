import React from "react";
import { formatLongDay } from "../../shared/calendar/dates";
import type { Phase } from "../../shared/calendar/schedule";
import { addDays } from "../../shared/calendar/working-days";
import { formatPeriod } from "./estimator-answer";
import * as styles from "./estimator-calendar.module.css";

interface EstimatorCalendarProps {
  readonly phases: readonly [Phase, Phase, Phase, Phase];
  readonly names: readonly { readonly title: string }[];
  /** The wished day, `yyyy-MM-dd`; empty for none. */
  readonly wish: string;
}

/** The phases of a project as bars over their dates, which are also given as text. */
export function EstimatorCalendar({ phases, names, wish }: EstimatorCalendarProps) {
  const [start, end] = [Date.parse(phases[0].from), Date.parse(addDays(phases[3].to, 1))];
  const share = (day: string): number => ((Date.parse(day) - start) / (end - start)) * 100;
  // To the end of its last day.
  const place = (from: string, to: string) => ({
    left: `${share(from)}%`,
    width: `${share(addDays(to, 1)) - share(from)}%`,
  });
  const isWishShown = wish > phases[0].from && wish <= phases[3].to;
  return (
    <ol className={styles.calendar}>
      {phases.map((phase, index) => (
        <li key={phase.from}>
          <p className={`note ${styles.phase}`}>
            <strong>{names[index]?.title}</strong>{" "}
            <span>{formatPhase(phase, index === phases.length - 1)}</span>
          </p>
          <div className={styles.track} aria-hidden="true">
            <span className={styles.latest} style={place(phase.from, phase.latest)} />
            <span className={styles.bar} style={place(phase.from, phase.to)} />
            {isWishShown ? (
              <span className={styles.wish} style={{ left: `${share(wish)}%`, width: 0 }} />
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function formatPhase({ from, to, latest }: Phase, isOpen: boolean): string {
  if (isOpen) return `à partir du ${formatLongDay(from, false)}`;
  if (from === latest) return `le ${formatLongDay(from, false)}`;
  const begins = `du ${formatLongDay(from, from.slice(0, 4) !== latest.slice(0, 4))}`;
  return to === latest ? `${begins} au ${formatLongDay(to)}` : `${begins}, fin ${formatPeriod(to, latest)}`;
}
