import React, { type CSSProperties } from "react";
import * as styles from "./service-axis.module.css";

/** A delay, from the shortest to the longest. */
export interface Weeks {
  readonly min: number;
  readonly max: number;
}

/** Weeks between two lines of the axis. */
const weeksPerStep = 2;

/** The last week of an axis that has space for all of these: 8, or a later even one; 0 where none is long enough for a bar. */
export function axisOf(delays: readonly (Weeks | undefined)[]): number {
  const longest = Math.max(...delays.map((weeks) => weeks?.max ?? 0));
  return longest < 1 ? 0 : Math.max(8, Math.ceil(longest / weeksPerStep) * weeksPerStep);
}

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`;

/** Past this share of the axis the words of a delay stand on its bar. */
const mostWithWords = 0.7;

/**
 * What draws a delay before its words: a bar, solid up to the least and hatched up to the most.
 *
 * @param axis its last week
 */
export function drawnOn(axis: number, { min, max }: Weeks) {
  const style = {
    "--bar": share(max, axis),
    "--solid": share(min, max),
    "--week": share(1, Math.max(1, max)),
  };
  return {
    className: max / axis > mostWithWords ? `${styles.timed} ${styles.long}` : styles.timed,
    style: style as CSSProperties,
  };
}

/** Weeks from 0 to the axis' last, above the rows; their own words give the same. */
export function Ruler({ axis }: { readonly axis: number }) {
  const steps = Array.from({ length: axis / weeksPerStep }, (_, step) => step * weeksPerStep);
  return (
    <p className={styles.ruler} aria-hidden="true">
      {steps.map((week) => (
        <span key={week}>{`${week} `}</span>
      ))}
      <span>{`${axis}\u00a0sem.`}</span>
    </p>
  );
}
