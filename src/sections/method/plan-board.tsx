import React from "react";
import { ComingDay, useToday } from "../../components/coming-day";
import { Icon, isIconName } from "../../components/icon";
import { hueOf } from "../../components/hue";
import type { Plan } from "../../shared/calendar/plan";
import { sheetOf, stretchesOf, type Stage } from "../../shared/calendar/sheet";
import { formatNumberOf } from "../../shared/text/number";
import { PlanSheet } from "./plan-sheet";
import * as styles from "./plan-board.module.css";

interface Step {
  readonly title: string;
  readonly description: string;
  readonly icon?: string;
}

interface PlanBoardProps {
  readonly steps: readonly Step[];
  /** Of what the page sells. */
  readonly plan?: Plan | null | undefined;
  /** What holds of its first days. */
  readonly guarantee?: string | null;
}

/**
 * The days of this page's project as a calendar sheet, and below it its steps with their dates, every other one on the other side
 * (docs/ecrans.md, « Blocs partagés »).
 */
export function PlanBoard({ steps, plan, guarantee }: PlanBoardProps) {
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
            <StepDays ends={ends} index={index} />
            <p className="note">{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The days on the sheet that each step is made of. */
const stages = ["call", "plan", "work", "support"] as const satisfies readonly Stage[];

interface CountedProps {
  readonly plan: Plan;
  readonly hasClosed: boolean;
}

/** « 30 jours, soit 20 jours ouvrés, comptés à partir du lundi 8 décembre. » */
function Counted({ plan: { ends, delay }, hasClosed }: CountedProps) {
  const [, planned = 0, ready = 0] = ends;
  return (
    <p>
      {`${delay.charAt(0).toUpperCase()}${delay.slice(1)}, soit ${formatNumberOf(ready - planned, "jour ouvré")}, comptés à partir du `}
      <ComingDay after={planned + 1} />
      {hasClosed ? ". Les jours fermés ne comptent pas." : "."}
    </p>
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
