import { graphql } from "gatsby";
import React, { type CSSProperties } from "react";
import { Band } from "../../components/band";
import { formatLongDay } from "../../shared/calendar/dates";
import { slopeOf } from "./slope";
import * as styles from "./case-results.module.css";

/** A case's figures, as large as the longest of them allows: what was gained. Nothing where nothing was measured. */
export function CaseFigures({ caseStudy }: { readonly caseStudy: Queries.CaseResultsFragment }) {
  const { results } = caseStudy;
  if (!results?.length) return null;
  const letters = Math.max(...results.map(({ value }) => value.length));
  return (
    <dl
      className={styles.figures}
      style={{ "--count": results.length, "--letters": letters } as CSSProperties}
    >
      {results.map(({ value, label }) => (
        <div key={label} className="ruled">
          <dt className="figure">{value}</dt>
          <dd className="note">{label}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a case's figures were and became, measured when and how. Nothing where none was measured. */
export function CaseResults({ caseStudy }: { readonly caseStudy: Queries.CaseResultsFragment }) {
  if (!caseStudy.results?.length) return null;
  return (
    <Band background="ink" labelledBy="resultats">
      <h2 id="resultats">Ce qui a changé</h2>
      <dl className="rows mt5">
        {caseStudy.results.map((result) => (
          <Result key={result.label} result={result} />
        ))}
      </dl>
    </Band>
  );
}

type ResultData = NonNullable<Queries.CaseResultsFragment["results"]>[number];

/** A measure as large as a title, and what it was before: the ends of a line that falls or rises as much as it did. */
function Result({ result }: { readonly result: ResultData }) {
  const { value, label, before, after, measuredOn, method } = result;
  const slope = before && after ? slopeOf(before, after) : undefined;
  return (
    <div className={styles.result}>
      <dt>
        <strong className={`figure ${styles.value}`}>{value}</strong> {label}
      </dt>
      <dd
        className={`note ${styles.method}`}
      >{`Mesure du ${formatLongDay(measuredOn)}\u00a0: ${method}.`}</dd>
      {slope === undefined ? null : (
        <dd
          className={slope < 0 ? styles.change : `${styles.change} ${styles.rising}`}
          style={{ "--steep": Math.abs(slope) } as CSSProperties}
        >
          <Measure name="Avant" measure={before} />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.line} aria-hidden="true">
            <path d="M0 0L100 100" />
            <path d="M0 0h0M100 100h0" className={styles.ends} />
          </svg>
          <Measure name="Après" measure={after} />
        </dd>
      )}
    </div>
  );
}

const Measure = ({ name, measure }: { readonly name: string; readonly measure: string | null }) => (
  <span>
    <span className="note">{name}</span> <strong className="display sizeQuiet">{measure}</strong>
  </span>
);

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
