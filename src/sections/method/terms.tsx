import { graphql } from "gatsby";
import React from "react";
import { DemonstrationNotice } from "../../components/demonstration-notice";
import { Prose } from "../../components/prose";
import { ReferenceText } from "../../components/reference-text";
import { inventedTerms } from "../../shared/demonstration";
import * as styles from "./terms.module.css";

/** The answers, group by group, beside a table of contents that leads to each. */
export function Terms({ terms }: { readonly terms: Queries.TermsFragment }) {
  return (
    <ReferenceText
      entries={terms.groups.flatMap(({ answers }) => answers)}
      notice={<DemonstrationNotice>{inventedTerms}</DemonstrationNotice>}
    >
      {terms.groups.map(({ title, answers }) => (
        <div key={title} className={styles.group}>
          <h2 className="sizeQuiet">{title}</h2>
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </div>
      ))}
      <Prose html={terms.ending} className={styles.ending} />
    </ReferenceText>
  );
}

/** How many figures stand beside the title. */
const figuresShown = 4;

/** Beside the page's title, the figures of the answers that other pages lead to first, each the way to its answer. */
export function TermsFigures({ terms: { groups, shortcuts } }: { readonly terms: Queries.TermsFragment }) {
  const answers = groups.flatMap(({ answers }) => answers);
  const shown = shortcuts
    .flatMap(({ anchor }) => answers.find(({ id }) => id === anchor) ?? [])
    .filter(({ figure }) => figure)
    .slice(0, figuresShown);
  if (!shown.length) return null;
  return (
    <ul className={`autoColumns ${styles.figures}`}>
      {shown.map(({ id, figure }) => (
        <li key={id} className="ruled">
          <a href={`#${id}`} className="rowLink stack tight">
            <span className="figure">{figure?.value}</span> <span className="note name">{figure?.label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One answer; beside it, where it has one, the figure to remember. */
function Answer({
  answer: { id, question, figure, answer },
}: {
  readonly answer: Queries.TermsAnswerFragment;
}) {
  return (
    <section aria-labelledby={id} className={styles.answer}>
      <h3 id={id}>{question}</h3>
      {figure ? (
        <p>
          <span className="figure">{figure.value}</span> <span className="note">{figure.label}</span>
        </p>
      ) : null}
      <Prose html={answer} className="soft" />
    </section>
  );
}

export const termsFragment = graphql`
  fragment TermsAnswer on TermsAnswer {
    id
    question
    figure {
      value
      label
    }
    answer
  }
  fragment Terms on TermsSettings {
    shortcuts {
      anchor
    }
    groups {
      title
      answers {
        label
        ...TermsAnswer
      }
    }
    ending
  }
`;
