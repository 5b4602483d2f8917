import React, { type CSSProperties, type ReactNode } from "react";
import * as styles from "./time-ruler.module.css";

interface TimeRulerProps {
  readonly from: ReactNode;
  readonly to: ReactNode;
  /** Equal parts that its marks divide it into: weeks, quarters of an hour. */
  readonly parts: number;
}

/**
 * What time means on this page, under the header, from its top to its end: its mark moves as one scrolls. For the eyes alone:
 * the page says the same in words.
 */
export const TimeRuler = ({ from, to, parts }: TimeRulerProps) => (
  <div className={styles.ruler} aria-hidden="true" data-testid="time-ruler">
    <span>{from}</span>
    <span className={styles.scale} style={{ "--parts": Math.max(1, parts) } as CSSProperties} />
    <span>{to}</span>
  </div>
);
