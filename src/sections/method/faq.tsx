import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { Prose } from "../../components/prose";
import { TermsLink } from "../../components/terms-link";
import { paths } from "../../shared/paths";
import { replyTime } from "../../shared/text/number";
import { useClaims } from "../../shared/browser/use-site";
import * as styles from "./faq.module.css";

interface FaqProps {
  readonly faq: Queries.FaqFragment;
  /** The page's own questions, before those of the whole site. */
  readonly own?: readonly Queries.QuestionFragment[] | null;
  /** As a part of a spread. */
  readonly bare?: boolean;
}

/** The questions, each opened and closed on its own; `details` works before scripts run. */
export function Faq({ faq, own, bare }: FaqProps) {
  const { claims } = useClaims();
  return (
    <Band labelledBy="faq" className={styles.band} bare={bare} shared={!own?.length}>
      <div className={`wideColumns split5 gapY4 ${styles.grid}`}>
        <div className={bare ? "" : "sticky"}>
          <div className={`sectionHead ${styles.head}`}>
            <h2 id="faq">{faq.title}</h2>
            <p data-shared="">
              Une autre question&nbsp;? <Link to={paths.contact}>Écrivez-nous</Link>
              {`, nous répondons sous ${replyTime(claims)}.`}
            </p>
          </div>
        </div>
        <div>
          {own?.length ? (
            <div className={`rows panel ${styles.own}`}>
              {own.map((item) => (
                <Question key={item.question} item={item} />
              ))}
            </div>
          ) : null}
          <div className="rows" data-shared="">
            {faq.items.map((item) => (
              <Question key={item.question} item={item} open={item.open} />
            ))}
          </div>
          <TermsLink className="note mt3" />
        </div>
      </div>
    </Band>
  );
}

interface QuestionProps {
  readonly item: Queries.QuestionFragment;
  readonly open?: boolean;
}

/** A question that opens. */
function Question({ item, open = false }: QuestionProps) {
  return (
    <details open={open}>
      <summary className={`between rowLink ${styles.question}`}>
        <h3 className="name">{item.question}</h3>
        <Icon name="chevron-down" className="chevron accent" />
      </summary>
      <Prose html={item.answer} className={`soft ${styles.answer}`} />
    </details>
  );
}

export const questionFragment = graphql`
  fragment Question on Question {
    question
    answer
  }
`;

export const faqFragment = graphql`
  fragment Faq on FaqSettings {
    title
    items {
      question
      answer
      open
    }
  }
`;
