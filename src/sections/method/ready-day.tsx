import React from "react";
import { ButtonLink } from "../../components/button";
import { ComingDay, useToday } from "../../components/coming-day";
import type { Plan } from "../../shared/calendar/plan";
import { paths } from "../../shared/paths";
import { PlanDate } from "./plan-date";
import * as styles from "./ready-day.module.css";

/** The page ends in its date: what is ready then, on which condition, and the way to it. */
export function ReadyDay({ plan }: { readonly plan: Plan }) {
  const { today } = useToday();
  // The work waits for a signature at the end of the plan.
  const [, signed] = plan.ends;
  const isOnCondition = today !== undefined && plan.reads !== "booked";
  return (
    <div className={styles.field} data-testid="end">
      <div className="inner">
        <div>
          <p className={`display ${styles.date}`}>
            <PlanDate plan={plan} />
          </p>
          {isOnCondition ? (
            <p className="mt1">
              si nous nous parlons le <ComingDay after={plan.call} />
              {signed === undefined ? null : (
                <>
                  {" et que vous signez le "}
                  <ComingDay after={signed} />
                </>
              )}
              .
            </p>
          ) : null}
        </div>
        <ButtonLink to={paths.quote} color="white" icon="arrow-right">
          Obtenir un devis gratuit
        </ButtonLink>
      </div>
    </div>
  );
}
