import { graphql } from "gatsby";
import React, { type ReactNode } from "react";
import { Band } from "../../components/band";
import { formatLongDay } from "../../shared/calendar/dates";
import * as styles from "./case-results.module.css";

/** A case's figures at the foot of its page's hero: what was gained. Nothing where nothing was measured. */
export function CaseFigures({ caseStudy }: { readonly caseStudy: Queries.CaseResultsFragment }) {
  if (!caseStudy.results?.length) return null;
  return (
    <dl className={`wrap autoColumns ${styles.figures}`}>
      {caseStudy.results.map(({ value, label }) => (
        <div key={label} className="ruled">
          <dt className="figure sizeH2">{value}</dt>
          <dd className="note">{label}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was measured, and when, on a line of time. */
const Point = ({ day, children }: { readonly day: string; readonly children: ReactNode }) => (
  <span className={`milestone ${styles.point}`}>
    <span className="note">{`${day}\u00a0: `}</span>
    <strong className="display sizeQuiet">{children}</strong>
  </span>
);

/** What a case's figures were and became, measured when and how. Nothing where none was measured. */
export function CaseResults({ caseStudy }: { readonly caseStudy: Queries.CaseResultsFragment }) {
  if (!caseStudy.results?.length) return null;
  return (
    <Band background="ink" labelledBy="resultats">
      <h2 id="resultats">Ce qui a changé</h2>
      <dl className="rows mt5">
        {caseStudy.results.map(({ value, label, before, after, measuredOn, method }) => (
          <div key={label} className={`columns split5 ${styles.result}`}>
            <dt>
              <strong>{value}</strong> {label}
            </dt>
            <dd className={styles.line}>
              {before && after ? <Point day="Avant">{before}</Point> : null}{" "}
              <Point day={formatLongDay(measuredOn)}>{after ?? value}</Point>
            </dd>
            <dd className={`note ${styles.method}`}>{`Mesure\u00a0: ${method}.`}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

export const caseResultsFragment = graphql`
  fragment CaseResults on CaseStudy {
    results {
      value
      label
      before
      after
      measuredOn
      method
    }
  }
`;
