import { graphql } from "gatsby";
import React from "react";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { caseStudyPath } from "../../shared/paths";
import * as styles from "./hero-case.module.css";

/** The way from a hero to a delivered case: the client's sign, its name, and the first thing that was measured. */
export function HeroCase({ caseStudy }: { readonly caseStudy: Queries.HeroCaseFragment }) {
  const { slug, clientName, clientLogo, category, results } = caseStudy;
  const [result] = results ?? [];
  return (
    <Link to={caseStudyPath(slug)} className={`bordered rowLink sizeSmall ${styles.chip}`}>
      <Picture picture={clientLogo} decorative isMinor className={styles.sign} />
      <span className={styles.text}>
        <b className="name">{`${clientName}\u00a0: `}</b>
        {result ? `${result.value} ${result.label}` : category}
      </span>
      <Icon name="arrow-right" className="goes" />
    </Link>
  );
}

export const heroCaseFragment = graphql`
  fragment HeroCase on CaseStudy {
    slug
    clientName
    category
    clientLogo {
      ...Picture
    }
    results {
      value
      label
    }
  }
`;
