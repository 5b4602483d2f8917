import React from "react";
import { ComingDay, useToday } from "../../components/coming-day";
import { Icon, isIconName } from "../../components/icon";
import { hueOf } from "../../components/hue";
import type { Plan } from "../../shared/calendar/plan";
import { sheetOf, stretchesOf, type Stage } from "../../shared/calendar/sheet";
import { formatNumberOf } from "../../shared/text/number";
import { PlanDate } from "./plan-date";
import { PlanSheet } from "./plan-sheet";
import * as styles from "./plan-board.module.css";

interface Step {
  readonly title: string;
  readonly description: string;
  readonly icon?: string;
}

interface PlanBoardProps {
  readonly steps: readonly Step[];
  /** The days on the sheet that each step is made of; a stage that goes on in the next step ends there. */
  readonly stages?: readonly Stage[];
  /** Of what the page sells. */
  readonly plan?: Plan | null | undefined;
  /** What holds of its first days. */
  readonly guarantee?: string | null;
}

/**
 * The days of this page's project as a calendar sheet, and below it its steps with their dates, every other one on the other side
 * (docs/ecrans.md, « Blocs partagés »).
 */
export function PlanBoard({ steps, stages = stagesOfPlan, plan, guarantee }: PlanBoardProps) {
  const { today, days } = useToday();
  const ends = today && plan ? plan.ends : [];
  const sheet = today && ends.length > 1 ? sheetOf(days, today, stretchesOf(ends)) : [];
  return (
    <div className="mt4" style={hueOf(plan?.group)}>
      {plan && sheet.length > 0 ? (
        <figure>
          <PlanSheet sheet={sheet} days={days} className={styles.wide} />
          <figcaption className="note mt2">
            <Counted plan={plan} hasClosed={sheet.some(({ isClosed }) => isClosed)} />
            {guarantee ? <p>{guarantee}</p> : null}
          </figcaption>
        </figure>
      ) : null}
      <ol className={`mt4 ${styles.steps}`}>
        {steps.map(({ title, description, icon }, index) => (
          <li key={title} className={styles.step} data-stage={stages[index]}>
            <div className={`between ${styles.head}`}>
              <span className="display sizeH3" aria-hidden="true">
                {index + 1}
              </span>
              {icon ? <Icon name={isIconName(icon) ? icon : "check"} className="accent wideOnly" /> : null}
              <h3 className="itemTitle">{title}</h3>
            </div>
            <StepDays ends={ends} stage={stages[index] === stages[index + 1] ? undefined : stages[index]} />
            <p className="note">{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** As the ends of a plan follow one another. */
const stagesOfPlan: readonly Stage[] = ["call", "plan", "work", "support"];

interface CountedProps {
  readonly plan: Plan;
  readonly hasClosed: boolean;
}

/** « 30 jours, soit 20 jours ouvrés, comptés à partir du lundi 8 décembre : un SaaS en ligne le mercredi 13 janvier. » */
function Counted({ plan, hasClosed }: CountedProps) {
  const { ends, delay } = plan;
  const [, planned = 0, ready = 0] = ends;
  return (
    <p>
      {`${delay.charAt(0).toUpperCase()}${delay.slice(1)}, soit ${formatNumberOf(ready - planned, "jour ouvré")}, comptés à partir du `}
      <ComingDay after={planned + 1} />
      {"\u00a0: "}
      <PlanDate plan={plan} />
      {hasClosed ? ". Les jours fermés ne comptent pas." : "."}
    </p>
  );
}

/** « le mardi 8 décembre », « jusqu’au mardi 15 décembre », « dès le mercredi 13 janvier » */
function StepDays({ ends, stage }: { readonly ends: readonly number[]; readonly stage: Stage | undefined }) {
  const [, , ready = 0] = ends;
  const end = stage === "support" ? ready + 1 : ends[stagesOfPlan.findIndex((each) => each === stage)];
  if (end === undefined || ends.length === 0) return null;
  return (
    <p className="sizeSmall semibold">
      {stage === "support" ? "dès le " : stage === "call" ? "le " : "jusqu’au "}
      <ComingDay after={end} />
    </p>
  );
}
