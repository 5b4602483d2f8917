import React, { type CSSProperties } from "react";
import * as styles from "./service-axis.module.css";

/** A delay, from the shortest to the longest. */
export interface Weeks {
  readonly min: number;
  readonly max: number;
}

/** Weeks between two lines of the axis. */
const weeksPerStep = 2;

/** The last week of an axis that has space for all of these: 8, or a later even one. */
export function axisOf(delays: readonly (Weeks | undefined)[]): number {
  const longest = Math.max(...delays.map((weeks) => weeks?.max ?? 0));
  return Math.max(8, Math.ceil(longest / weeksPerStep) * weeksPerStep);
}

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`;

/** Classes of a row that is drawn: a bar, solid up to the least and hatched up to the most, or a tick for a few days. */
export const drawnOn = (weeks: Weeks | null | undefined): string =>
  `${styles.timed} ${weeks && weeks.max < 1 ? styles.tick : styles.bar}`;

/** What these classes draw, as parts of the axis. @param axis its last week */
export const lengthsOn = (axis: number, { min, max }: Weeks) =>
  ({
    "--bar": share(max, axis),
    "--solid": share(min, max),
    "--step": share(weeksPerStep, axis),
  }) as CSSProperties;

/** Weeks from 0 to the axis' last, above the rows; their own words say the same. */
export function Ruler({ axis }: { readonly axis: number }) {
  const steps = Array.from({ length: axis / weeksPerStep }, (_, step) => step * weeksPerStep);
  return (
    <p className={styles.ruler} aria-hidden="true">
      {steps.map((week) => (
        <span key={week}>{week}</span>
      ))}
      <span>{`${axis}\u00a0sem.`}</span>
    </p>
  );
}
