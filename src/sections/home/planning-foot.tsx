import React, { type ReactNode } from "react";
import { buttonClass } from "../../components/button";
import { Icon } from "../../components/icon";
import * as styles from "./planning-foot.module.css";

interface PlanningFootProps {
  /** What the box does while it is set: « Confier à Aubercombe ». */
  readonly label: string;
  /** Whose product it is, and what it brought. */
  readonly children: ReactNode;
}

/** The foot of the planning: a box that looks like a button, and what was announced last over the result. */
export const PlanningFoot = ({ label, children }: PlanningFootProps) => (
  <div className={styles.foot}>
    <label className={buttonClass({ color: "black" })}>
      <input type="checkbox" />
      {label}
      <Icon name="arrow-right" />
      <Icon name="check" />
    </label>
    <p role="status" className="note" />
    <div className={styles.result}>{children}</div>
  </div>
);
