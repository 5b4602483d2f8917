import React, { type CSSProperties } from "react";
import { formatLongDay } from "../shared/dates";
import type { Phase } from "../shared/schedule";
import { sayDays } from "./estimator-answer";
import * as styles from "./estimator.module.css";

interface EstimatorCalendarProps {
  readonly phases: readonly [Phase, Phase, Phase, Phase];
  readonly names: readonly { readonly title: string }[];
  /** The wished day, `yyyy-MM-dd`; empty for none. */
  readonly wish: string;
}

/** The phases of a project as bars over their dates; the dates are also said. */
export function EstimatorCalendar({ phases, names, wish }: EstimatorCalendarProps) {
  const [start, end] = [Date.parse(phases[0].from), Date.parse(phases[3].to) + 86_400_000];
  const placeOf = (day: string): string => `${((Date.parse(day) - start) / (end - start)) * 100}%`;
  return (
    <ol className={styles.calendar}>
      {phases.map((phase, index) => (
        <li key={phase.from}>
          <p className={styles.phase}>
            <strong>{names[index]?.title}</strong> {sayPhase(phase, index === phases.length - 1)}
          </p>
          <div
            className={styles.track}
            aria-hidden="true"
            style={
              {
                "--from": placeOf(phase.from),
                "--to": placeOf(phase.to),
                "--latest": placeOf(phase.latest),
                "--wish": wish && placeOf(wish),
              } as CSSProperties
            }
          >
            {wish > phases[0].from && wish < phases[3].to ? <span className={styles.wishMark} /> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function sayPhase({ from, to, latest }: Phase, isOpen: boolean): string {
  if (isOpen) return `à partir du ${formatLongDay(from, false)}`;
  if (from === latest) return `le ${formatLongDay(from, false)}`;
  const begins = `du ${formatLongDay(from, from.slice(0, 4) !== latest.slice(0, 4))}`;
  return to === latest ? `${begins} au ${formatLongDay(to)}` : `${begins}, fin ${sayDays(to, latest)}`;
}
