import React, { type ReactNode } from "react";
import * as styles from "./band.module.css";

interface BandProps {
  readonly background?: "paper" | "mist" | "ink" | "green";
  readonly id?: string | undefined;
  /** Id of the heading that names the region; a band without one is no landmark. */
  readonly labelledBy?: string | undefined;
  readonly className?: string | undefined;
  /** The same on other pages; copies in Markdown leave it out (`src/gatsby/markdown-copies`). */
  readonly shared?: boolean;
  readonly children: ReactNode;
}

/** A full-width band of a page: background colour, vertical rhythm, content at most 1280 px wide. */
export function Band({ background = "paper", id, labelledBy, className, shared, children }: BandProps) {
  const classes = [styles.band, styles[background], className].filter(Boolean).join(" ");
  const Element = labelledBy ? "section" : "div";
  return (
    <Element id={id} aria-labelledby={labelledBy} className={classes} data-shared={shared ? "" : undefined}>
      <div className={styles.inner}>{children}</div>
    </Element>
  );
}
