import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ComingDay, useToday } from "../../components/coming-day";
import { Icon, isIconName } from "../../components/icon";
import { SplitHead } from "../../components/split-head";
import type { Plan } from "../../shared/calendar/plan";
import { PlanSheet } from "./plan-sheet";
import * as styles from "./process.module.css";

interface ProcessProps {
  readonly process: Queries.ProcessFragment;
  /** Of what the page sells. */
  readonly plan?: Plan | null | undefined;
}

/**
 * The steps of a project, every other one on the other side (docs/ecrans.md, « Blocs partagés »): beside a calendar sheet
 * on which they are the days of this page's project, and below it at 960 px and narrower.
 */
export function Process({ process, plan }: ProcessProps) {
  const { today, days } = useToday();
  const dated = today === undefined ? undefined : plan;
  const sheet = dated && dated.ends.length > 1 ? dated : undefined;
  return (
    <Band bare labelledBy="methode" shared>
      <SplitHead>
        <h2 id="methode" data-reveal="">
          {process.title}
        </h2>
        <p className="detail">{process.lead}</p>
      </SplitHead>
      <div className={`mt4 ${styles.board} ${sheet ? styles.planned : ""}`}>
        {sheet && today ? (
          <PlanSheet plan={sheet} today={today} days={days} guarantee={process.guarantee} />
        ) : null}
        <ol className={styles.steps}>
          {process.items.map(({ title, description, icon }, index) => (
            <li key={title} className={styles.step}>
              <div className={`between ${styles.head}`}>
                <span className="display sizeH3 accent" aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="itemTitle">
                  <Icon name={isIconName(icon) ? icon : "check"} className={`accent ${styles.icon}`} />
                  {title}
                </h3>
              </div>
              {dated ? <StepDays ends={dated.ends} index={index} /> : null}
              <p className="note">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

/** « le mardi 8 décembre », « jusqu’au mardi 15 décembre », « dès le mercredi 13 janvier » */
function StepDays({ ends, index }: { readonly ends: readonly number[]; readonly index: number }) {
  const end = ends[index];
  const isLast = index > 0 && index === ends.length - 1;
  if (end === undefined) return null;
  return (
    <p className="sizeSmall semibold">
      {isLast ? "dès le " : index === 0 ? "le " : "jusqu’au "}
      <ComingDay after={isLast ? (ends[index - 1] ?? 0) + 1 : end} />
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
