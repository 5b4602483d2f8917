import React, { type ReactNode } from "react";
import { Ridge } from "./ridge";
import * as styles from "./band.module.css";

interface BandProps {
  readonly ground?: "paper" | "mist" | "ink" | "green";
  readonly id?: string | undefined;
  /** Id of the heading that names the region; a band without one is no landmark. */
  readonly labelledBy?: string | undefined;
  /** The ground of the next band: its crest then closes this one. */
  readonly crestTo?: "paper" | "mist" | "ink" | "green" | undefined;
  readonly crest?: 0 | 1 | 2;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A full-width band of a page: ground colour, vertical rhythm, content at most 1280 px wide. */
export function Band({
  ground = "paper",
  id,
  labelledBy,
  crestTo,
  crest = 0,
  className,
  children,
}: BandProps) {
  const classes = [styles.band, styles[ground], crestTo && styles.crested, className]
    .filter(Boolean)
    .join(" ");
  const Element = labelledBy ? "section" : "div";
  return (
    <Element id={id} aria-labelledby={labelledBy} className={classes}>
      <div className={styles.inner}>{children}</div>
      {crestTo ? <Ridge crest={crest} ground={crestTo} /> : null}
    </Element>
  );
}
