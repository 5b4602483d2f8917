import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ComingDay } from "../../components/coming-day";
import { Icon, isIconName } from "../../components/icon";
import { SplitHead } from "../../components/split-head";
import { PlanSheet } from "./plan-sheet";
import * as styles from "./process.module.css";

interface ProcessProps {
  readonly process: Queries.ProcessFragment;
  /** `plan` of a service or a case: when the steps end; nothing where that is not known. */
  readonly plan?: readonly number[] | null | undefined;
  /** Whose case it is. */
  readonly client?: string | undefined;
}

/**
 * The steps of a project, every other one on the other side (docs/ecrans.md, « Blocs partagés »): beside a calendar sheet
 * on which they are the days of this page's project, and below it at 960 px and narrower.
 */
export function Process({ process, plan, client }: ProcessProps) {
  return (
    <Band bare labelledBy="methode" shared>
      <SplitHead>
        <h2 id="methode" data-reveal="">
          {process.title}
        </h2>
        <p className="detail">{process.lead}</p>
      </SplitHead>
      <div className={`mt4 ${styles.board} ${plan ? styles.planned : ""}`}>
        {plan ? <PlanSheet plan={plan} client={client} guarantee={process.guarantee} /> : null}
        <ol className={styles.steps}>
          {process.items.map(({ title, description, icon }, index) => (
            <li key={title} className={styles.step}>
              <div className={`between ${styles.head}`}>
                <span className={`display sizeH3 accent ${styles.number}`} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="itemTitle">
                  <Icon name={isIconName(icon) ? icon : "check"} className={`accent ${styles.icon}`} />
                  {title}
                </h3>
              </div>
              {plan ? <StepDays plan={plan} index={index} /> : null}
              <p className="note">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

/** « mardi 8 décembre », « jusqu’au mardi 15 décembre », « dès le mercredi 13 janvier » */
function StepDays({ plan, index }: { readonly plan: readonly number[]; readonly index: number }) {
  const end = plan[index];
  const isLast = index === plan.length - 1;
  if (end === undefined) return null;
  return (
    <p className="sizeSmall semibold">
      {isLast ? "dès le " : index === 0 ? "le " : "jusqu’au "}
      <ComingDay after={isLast ? (plan[index - 1] ?? 0) + 1 : end} />
    </p>
  );
}

export const processFragment = graphql`
  fragment Process on ProcessSettings {
    title
    lead
    guarantee
    items {
      title
      description
      icon
    }
  }
`;
