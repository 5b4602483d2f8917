import React, { type CSSProperties, type ReactNode } from "react";
import * as styles from "./time-ruler.module.css";

interface TimeRulerProps {
  readonly from: string;
  /** Equal parts that its marks divide it into: weeks, quarters of an hour; at least 1. */
  readonly parts: number;
  /** Its end. */
  readonly children: ReactNode;
}

/** What time means on this page, at its top. For the eyes alone: the page says the same in words. */
export const TimeRuler = ({ from, parts, children }: TimeRulerProps) => (
  <div className={styles.ruler} aria-hidden>
    <span>{from}</span> <i style={{ "--parts": parts } as CSSProperties} /> <span>{children}</span>
  </div>
);
