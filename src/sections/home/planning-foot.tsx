import React, { type ReactNode } from "react";
import { buttonClass } from "../../components/button";
import { Icon } from "../../components/icon";
import * as styles from "./planning-foot.module.css";

interface PlanningFootProps {
  /** What the box does: « Confier à Aubercombe ». */
  readonly label: string;
  readonly origin: string | undefined;
  /** What appears once the box is set. */
  readonly children: ReactNode;
}

/** The foot of the planning: a box that looks like a button, what was announced last, and the result. */
export const PlanningFoot = ({ label, origin, children }: PlanningFootProps) => (
  <div className={styles.foot}>
    <label className={buttonClass({ color: "black" })}>
      <input type="checkbox" />
      {label}
      <Icon name="arrow-right" />
    </label>
    <p role="status" className="note" />
    <p className="note">{origin}</p>
    <div className={styles.result}>{children}</div>
  </div>
);
