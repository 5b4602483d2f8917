import React from "react";
import { ButtonLink } from "../../components/button";
import { ComingDay } from "../../components/coming-day";
import { paths } from "../../shared/paths";
import type { Plan } from "./plan";
import * as styles from "./ready-day.module.css";

/** The page ends in a date: the day on which such a project is ready, and the way to it. */
export function ReadyDay({ plan: { ends } }: { readonly plan: Plan }) {
  const [call, , ready] = ends;
  return (
    <section className={styles.field} aria-label="Date">
      <div className={`inner between ${styles.line}`}>
        <p className={`display ${styles.day}`}>
          {"Prêt le "}
          <ComingDay after={ready} />
        </p>
        <div className={styles.call}>
          <p>
            {"si nous nous parlons le "}
            <ComingDay after={call} />
            {"."}
          </p>
          <ButtonLink to={paths.quote} color="white" icon="arrow-right">
            Obtenir un devis gratuit
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
