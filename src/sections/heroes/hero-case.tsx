import { graphql } from "gatsby";
import React from "react";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { caseStudyPath } from "../../shared/paths";
import * as styles from "./hero-case.module.css";

/** The way from a hero to a delivered case: its screen in small, the client, and the first thing that was measured. */
export function HeroCase({ caseStudy }: { readonly caseStudy: Queries.HeroCaseFragment }) {
  const { slug, clientName, category, images, results } = caseStudy;
  const [screen] = images;
  const [result] = results ?? [];
  return (
    <Link to={caseStudyPath(slug)} className={`bordered rowLink sizeSmall ${styles.chip}`}>
      {screen ? <Picture picture={screen} decorative isMinor sizes="84px" className={styles.screen} /> : null}
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
    images {
      ...Picture
    }
    results {
      value
      label
    }
  }
`;
