import React, { type CSSProperties } from "react";
import * as styles from "./empty-slot.module.css";

/** Full hours of the morning that is drawn. */
const hours = [7, 8, 9, 10, 11, 12];

/** Where the bars lie, from and to, in hours after the first. */
const bars = [
  [0, 3],
  [1.5, 4.5],
  [4, 6],
] as const;

/**
 * A planning without an entry for what was asked: a row for each of the names, which are there, and an empty slot. It says
 * nothing that the text beside it does not: screen readers pass it over.
 */
export const EmptySlot = ({ names }: { readonly names: readonly string[] }) => (
  <div className={`sheet ${styles.planning}`} aria-hidden="true">
    <p className={styles.row}>
      <span />
      <span className={styles.hours}>
        {hours.map((hour) => (
          <span key={hour}>{`${hour}\u00a0h `}</span>
        ))}
      </span>
    </p>
    {bars.slice(0, names.length).map(([from, to], index) => (
      <p key={names[index]} className={styles.row}>
        <b>{names[index]}</b>
        <span className={styles.track}>
          <span className={styles.bar} style={placeOf(from, to)} />
        </span>
      </p>
    ))}
    <p className={styles.row}>
      <b>Cette page</b>
      <span className={styles.track}>
        <span className={styles.empty} style={placeOf(1, 4)}>
          Rien à cette heure
        </span>
      </span>
    </p>
  </div>
);

const placeOf = (from: number, to: number): CSSProperties => ({
  left: `${(from / hours.length) * 100}%`,
  width: `${((to - from) / hours.length) * 100}%`,
});
