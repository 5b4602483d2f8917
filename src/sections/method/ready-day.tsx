import React from "react";
import { ComingDay } from "../../components/coming-day";
import * as styles from "./ready-day.module.css";

interface ReadyDayProps {
  /** `plan` of a service or a case. */
  readonly plan: readonly number[];
}

/** The page ends in a date: the day on which such a project is ready. The way to it follows, in the footer. */
export const ReadyDay = ({ plan: [call = 0, , ready = 0] }: ReadyDayProps) => (
  <div className={styles.field}>
    <div className="inner">
      <p className="display">
        Prêt le <ComingDay after={ready} />
      </p>
      <p>
        si nous nous parlons le <ComingDay after={call} />.
      </p>
    </div>
  </div>
);
