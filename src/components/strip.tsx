import React, { type ReactNode } from "react";
import type { Stage } from "../shared/calendar/sheet";
import { hueOf } from "./hue";
import * as styles from "./strip.module.css";

/** A day, a week, five minutes. */
export interface Bar {
  readonly stage: Stage | "closed" | "after";
  /** In percent of the strip's. */
  readonly height: number;
}

interface StripProps {
  readonly bars: readonly Bar[];
  /** Where it begins; a strip whose end is near its beginning says the end alone. */
  readonly from?: string | undefined;
  /** What its growing bars are. */
  readonly middle?: string | undefined;
  /** Its end. */
  readonly children: ReactNode;
  /** Of its work (`hueOf`). */
  readonly hue?: number | null | undefined;
}

/** What time means on this page, as its first picture. For the eyes alone: the page says the same in words. */
export const Strip = ({ bars, from, middle, children, hue }: StripProps) => (
  <div className={`ink ${styles.strip}`} style={hueOf(hue)} aria-hidden>
    <ul className={styles.bars}>
      {bars.map(({ stage, height }, index) => (
        <li key={index} data-stage={stage} style={{ height: `${height}%` }} />
      ))}
    </ul>
    <p className={styles.row}>
      {from ? <span>{from}</span> : null} {middle ? <span className="wideOnly">{middle}</span> : null}{" "}
      <b>{children}</b>
    </p>
  </div>
);

/** Height of work by its share that is done, from 0 to 1. */
export const heightOf = (done: number): number => Math.round(28 + 66 * done);

/** Bars of a time that is worked through week by week. */
export const weekBars = (weeks: number): Bar[] =>
  barsOf(weeks, (week) => (week === weeks ? 100 : heightOf(week / weeks)));

/** Bars of a time that is spent rather than worked: of reading, on the way. */
export const evenBars = (count: number): Bar[] => barsOf(Math.max(1, Math.round(count)), () => 40);

const barsOf = (length: number, height: (place: number) => number): Bar[] =>
  Array.from({ length }, (_, index) => ({
    stage: index === length - 1 ? "ready" : "work",
    height: height(index + 1),
  }));
