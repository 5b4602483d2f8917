import { graphql } from "gatsby";
import React from "react";
import { Icon } from "../components/icon";
import type { AuditResult } from "../shared/audit-summary";
import { formatDate } from "../shared/calendar/dates";
import { scrollStop } from "../shared/scroll-stop";
import * as styles from "./accessibility-audit.module.css";

const labels: Readonly<Record<AuditResult, string>> = {
  respected: "Respecté",
  failed: "Non respecté",
  unverified: "Non vérifié",
  "not-applicable": "Sans objet",
};

const parts = {
  state: { id: "etat-de-conformite", title: "État de conformité" },
  results: { id: "resultats-des-tests", title: "Résultats des tests" },
  open: { id: "contenus-non-accessibles", title: "Contenus non accessibles" },
  pages: { id: "pages-verifiees", title: "Pages vérifiées" },
  grid: { id: "grille-des-criteres", title: "Grille des 106 critères" },
} as const;

type Audit = Queries.AccessibilityAuditFragment;

/** What the audit shows, for the page's table of contents. */
export const auditSections = (audit: Audit) =>
  Object.values(parts).filter((part) => part !== parts.open || openCriteria(audit).length > 0);

const openCriteria = ({ themes }: Audit) =>
  themes
    .flatMap(({ criteria }) => criteria)
    .filter(({ result }) => result === "failed" || result === "unverified");

/** What the audit of RGAA 4.1.2 found: the state declared, what is not respected, and the whole grid by theme. */
export function AccessibilityAudit({ audit }: { readonly audit: Audit }) {
  const { level, rate, respected, applicable } = audit.summary;
  const labelOf = (result: string) => labels[result as AuditResult];
  const open = openCriteria(audit);
  return (
    <div className={styles.audit}>
      <h2 id={parts.state.id}>{parts.state.title}</h2>
      <p>
        Ce site est <strong>{level}</strong> au référentiel général d’amélioration de l’accessibilité (RGAA
        4.1.2), qui reprend les règles WCAG de niveau AA
        {open.length > 0 ? ", en raison des points énumérés ci-dessous." : "."}
      </p>
      <h2 id={parts.results.id}>{parts.results.title}</h2>
      <p>
        {respected} des {applicable} critères applicables sont respectés, soit {rate}&nbsp;%. Un critère non
        vérifié compte comme non respecté. L’équipe qui développe le site l’a audité elle-même, le{" "}
        {formatDate(audit.auditedOn)}.
      </p>
      {open.length > 0 ? (
        <>
          <h2 id={parts.open.id}>{parts.open.title}</h2>
          <ul>
            {open.map(({ number, subject, result, evidence }) => (
              <li key={number}>
                {`${number}, ${subject} (${labelOf(result).toLowerCase()})\u00a0: ${evidence}`}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2 id={parts.pages.id}>{parts.pages.title}</h2>
      <ul>
        {audit.pages.map((page) => (
          <li key={page}>{page}</li>
        ))}
      </ul>
      <h2 id={parts.grid.id}>{parts.grid.title}</h2>
      {audit.themes.map(({ title, criteria }, index) => (
        <details key={title} className={styles.theme}>
          <summary className={`between semibold ${styles.summary}`}>
            {`${index + 1}. ${title}`}
            <Icon name="chevron-down" className="chevron accent" />
          </summary>
          <table {...scrollStop} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">Critère</th>
                <th scope="col">Résultat</th>
                <th scope="col">Constat</th>
              </tr>
            </thead>
            <tbody>
              {criteria.map(({ number, subject, result, evidence }) => (
                <tr key={number}>
                  <th scope="row">{`${number} ${subject}`}</th>
                  <td>{labelOf(result)}</td>
                  <td>{evidence}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </div>
  );
}

export const accessibilityAuditFragment = graphql`
  fragment AccessibilityAudit on AccessibilityAuditSettings {
    auditedOn
    pages
    summary {
      level
      rate
      respected
      applicable
    }
    themes {
      title
      criteria {
        number
        subject
        result
        evidence
      }
    }
  }
`;
