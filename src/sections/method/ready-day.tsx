import React from "react";
import { ButtonLink } from "../../components/button";
import { ComingDay } from "../../components/coming-day";
import { paths } from "../../shared/paths";
import * as styles from "./ready-day.module.css";

interface ReadyDayProps {
  /** `plan` of a service or a case. */
  readonly plan: readonly number[];
  /** Whose case it is; undefined for a service. */
  readonly client: string | undefined;
}

/** The page ends in a date: the day on which such a project is ready, and the way to it. */
export const ReadyDay = ({ plan: [call = 0, , ready = 0], client }: ReadyDayProps) => (
  <div className={styles.field}>
    <div className="inner">
      <div>
        <p className="display">
          Prêt le <ComingDay after={ready} />
        </p>
        <p className="mt1">
          {client ? `au rythme du projet ${client}, ` : null}si nous nous parlons le{" "}
          <ComingDay after={call} />.
        </p>
      </div>
      <ButtonLink to={paths.quote} color="white" icon="arrow-right">
        Obtenir un devis gratuit
      </ButtonLink>
    </div>
  </div>
);
