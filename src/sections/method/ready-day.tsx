import React from "react";
import { ButtonLink } from "../../components/button";
import { ComingDay } from "../../components/coming-day";
import { paths } from "../../shared/paths";
import * as styles from "./ready-day.module.css";

interface ReadyDayProps {
  /** `plan` of a service or a case. */
  readonly plan: readonly number[];
}

/** The page ends in a date: the day on which such a project is ready, and the way to it. */
export const ReadyDay = ({ plan: [call = 0, , ready = 0] }: ReadyDayProps) => (
  <div className={styles.field}>
    <div className="inner">
      <p className="display">
        Prêt le <ComingDay after={ready} />
      </p>
      <div className="stack gapY2">
        <p>
          si nous nous parlons le <ComingDay after={call} />.
        </p>
        <ButtonLink to={paths.quote} color="white" icon="arrow-right">
          Obtenir un devis gratuit
        </ButtonLink>
      </div>
    </div>
  </div>
);
