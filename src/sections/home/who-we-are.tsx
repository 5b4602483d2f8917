import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { SplitHead } from "../../components/split-head";
import { quoted } from "../../shared/text/words";
import * as styles from "./who-we-are.module.css";

/** Who the agency is, its figures, and the visitor's own words as ways in. */
export function WhoWeAre({ home }: { readonly home: Queries.WhoWeAreFragment }) {
  const { about, entries } = home;
  const [lead, ...paragraphs] = about.paragraphs;
  return (
    <Band labelledBy="qui-sommes-nous">
      <SplitHead>
        <div>
          <h2 id="qui-sommes-nous" data-reveal="">
            {about.title}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink to="#expertise" color="black-outline" icon="arrow-down">
            {about.button}
          </ButtonLink>
        </div>
      </SplitHead>
      <dl className={styles.facts}>
        {about.facts.map(({ value, label }) => (
          <div key={label} className={styles.fact}>
            <dt className="figure sizeH3">{value}</dt>
            <dd className="note">{label}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.entries}>
        <h3>{entries.title}</h3>
        <ul className="rows">
          {entries.items.map(({ quote, answer, href }) => (
            <li key={href}>
              <Link to={href} className={`rowLink ${styles.entry}`}>
                <span className={`name ${styles.quote}`}>{quoted(quote)}</span>{" "}
                <span className="note wideOnly">{answer}</span>
                <Icon name="arrow-right" className={`goes ${styles.arrow}`} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

export const whoWeAreFragment = graphql`
  fragment WhoWeAre on HomeSettings {
    about {
      title
      paragraphs
      button
      facts {
        value
        label
      }
    }
    entries {
      title
      items {
        quote
        answer
        href
      }
    }
  }
`;
