import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { Icon } from "../../components/icon";
import { formatDate } from "../../shared/calendar/dates";
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

/** A case's figures: what they were and became, measured when and how. Nothing where none was measured. */
export function CaseResults({ caseStudy }: { readonly caseStudy: Queries.CaseResultsFragment }) {
  if (!caseStudy.results?.length) return null;
  return (
    <Band background="ink" labelledBy="resultats">
      <h2 id="resultats">Ce qui a changé</h2>
      <dl className={`autoColumns mt6 ${styles.list}`}>
        {caseStudy.results.map(({ value, label, before, after, measuredOn, method }) => (
          <div key={label} className="ruled">
            <dt className="figure sizeH2">{value}</dt>
            <dd>{label}</dd>
            {before && after ? (
              <dd className={`cluster mt2 ${styles.change}`}>
                <span className="visuallyHidden">Avant&nbsp;: </span>
                {before}
                <Icon name="arrow-right" className="accent" />
                <span className="visuallyHidden">, après&nbsp;: </span>
                <strong>{after}</strong>
              </dd>
            ) : null}
            <dd className="note">
              Mesuré le {formatDate(measuredOn)}&nbsp;: {method}.
            </dd>
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
