import React, { type ReactNode } from "react";
import * as styles from "./split-head.module.css";

interface SplitHeadProps {
  readonly children: ReactNode;
}

/** The head of a section: its title, and beside it a lead that may have a button below it. */
export const SplitHead = ({ children }: SplitHeadProps) => (
  <div className={`wideColumns split7 gapY3 ${styles.head}`}>{children}</div>
);
