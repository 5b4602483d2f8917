import { graphql } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { Prose } from "../components/prose";
import { paths } from "../shared/paths";
import { replyTime } from "../shared/reply-time";
import { useSite } from "../shared/use-site";
import * as styles from "./faq.module.css";

/** Eight questions, each opened and closed on its own; `details` works before scripts run. */
export function Faq({ faq }: { readonly faq: Queries.FaqFragment }) {
  const { claims } = useSite();
  return (
    <Band labelledBy="faq">
      <div className={styles.grid}>
        <div className={styles.head}>
          <h2 id="faq">{faq.title}</h2>
          <p className={styles.lead}>
            Une autre question&nbsp;? <Link to={paths.contact}>Écrivez-nous</Link>, nous répondons sous{" "}
            {replyTime(claims)}.
          </p>
        </div>
        <div>
          {faq.items.map(({ question, answer, open }) => (
            <details key={question} className={styles.item} open={open}>
              <summary className={styles.question}>
                <h3 className={styles.title}>{question}</h3>
                <Icon name="chevron-down" className={styles.chevron} />
              </summary>
              <Prose html={answer} className={styles.answer} />
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}

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
