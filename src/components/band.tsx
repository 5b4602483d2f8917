import React, { type ReactNode } from "react";
import * as styles from "./band.module.css";

interface BandProps {
  readonly background?: "paper" | "mist" | "ink" | "green";
  readonly id?: string | undefined;
  /** Id of the heading that names the region; a band without one is no landmark. */
  readonly labelledBy?: string | undefined;
  readonly className?: string | undefined;
  /** Half the space above and below, on pages that are about something else. */
  readonly compact?: boolean | undefined;
  /** Without background and space of its own: a part of a spread (`src/templates/offer-page.tsx`). */
  readonly bare?: boolean | undefined;
  /** The same on other pages; copies in Markdown leave it out (`src/gatsby/markdown-copies`). */
  readonly shared?: boolean;
  readonly children: ReactNode;
}

/** A full-width band of a page: background colour, vertical rhythm, content at most 1280 px wide. */
export function Band({
  background = "paper",
  id,
  labelledBy,
  className,
  compact,
  bare,
  shared,
  children,
}: BandProps) {
  const classes = bare
    ? className
    : [styles.band, styles[background], compact && styles.compact, className].filter(Boolean).join(" ");
  const Element = labelledBy ? "section" : "div";
  return (
    <Element id={id} aria-labelledby={labelledBy} className={classes} data-shared={shared ? "" : undefined}>
      <div className="inner">{children}</div>
    </Element>
  );
}
