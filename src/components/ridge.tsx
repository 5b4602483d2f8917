import React from "react";
import * as styles from "./ridge.module.css";

/* Three crests on a 1440 × 90 canvas, so that no page shows the same one twice. */
const crests = [
  "0 62C120 40 190 58 300 44S470 10 590 22 760 66 900 56s190-42 300-36 150 40 240 34",
  "0 40c90 24 200 34 330 14S560 4 700 24s210 48 350 30 230-44 390-18",
  "0 30c150-20 260 30 400 28S640 12 780 16s210 50 340 40 200-40 320-30",
] as const;

interface RidgeProps {
  readonly crest?: 0 | 1 | 2;
}

/**
 * The motif of the house: a mountain's crest and a contour line, where a hero meets the page.
 * Decorative; it lies over the band before it and takes no place of its own.
 */
export function Ridge({ crest = 0 }: RidgeProps) {
  const line = `M${crests[crest]}`;
  return (
    <svg className={styles.ridge} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
      <path d={`${line}V90H0Z`} fill="currentColor" />
      <path d={line} className={styles.contour} transform="translate(0 -10)" />
    </svg>
  );
}
