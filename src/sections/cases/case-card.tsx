import { graphql } from "gatsby";
import React, { type CSSProperties } from "react";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { Prose } from "../../components/prose";
import { caseStudyPath } from "../../shared/paths";
import { scrollStop } from "../../shared/scroll-stop";
import { CaseLink } from "./case-link";
import { effortOf } from "./effort";
import * as styles from "./case-card.module.css";

/** Two columns of cards, one below 800 px, the second and third screens a third of a card; on phones all in one row. */
const wide = "(min-width: 801px) min(48vw, 628px), 100vw";
const third = "(min-width: 801px) min(16vw, 205px), (min-width: 641px) 33vw, 84vw";

interface CaseCardProps {
  readonly caseStudy: Queries.CaseCardFragment;
  /** Whether no other stands beside it, so that it takes both columns. */
  readonly isAlone?: boolean;
}

/** One case in the list: the client's badge, one to three screens, what was done, what it took and its figures; the way to its page. */
export function CaseCard({ caseStudy, isAlone }: CaseCardProps) {
  const { clientName, images } = caseStudy;
  const effort = effortOf(caseStudy);
  const row = images.length > 1 && {
    className: `${styles.screens} ${styles.sideways}`,
    role: "group",
    "aria-label": `Écrans de ${clientName}`,
    ...scrollStop,
  };
  return (
    <article
      className={isAlone ? `${styles.card} ${styles.alone}` : styles.card}
      style={{ "--screens": images.length } as CSSProperties}
    >
      <div className={`between ${styles.badge}`}>
        <Picture picture={caseStudy.clientLogo} decorative className={styles.logo} />
        <p className="note">
          <strong>{clientName}</strong>
          {`, ${caseStudy.category}`}
        </p>
      </div>
      <div className={styles.screens} {...row}>
        {images.map((image, index) => (
          <Picture key={image.alt} picture={image} sizes={index === 0 ? wide : third} className="screen" />
        ))}
      </div>
      {effort.length ? (
        <p className={`sizeCompact semibold ${styles.effort}`}>
          {effort.map(({ value }) => (
            <span key={value}>{`${value} `}</span>
          ))}
        </p>
      ) : null}
      <h2 className="sizeQuiet">
        <Link to={caseStudyPath(caseStudy.slug)} className="plainLink">
          {caseStudy.title}
        </Link>
      </h2>
      <Prose html={caseStudy.description} className={`detail ${styles.about}`} />
      {caseStudy.results ? (
        <dl className={`autoColumns ${styles.results}`}>
          {caseStudy.results.map(({ value, label }) => (
            <div key={label} className="ruled">
              <dt className="display sizeH3">{value}</dt>
              <dd className="note sizeTiny">{label}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <CaseLink slug={caseStudy.slug} client={clientName} />
    </article>
  );
}

export const caseStudyCardFragment = graphql`
  fragment CaseCard on CaseStudy {
    slug
    title
    category
    sector
    clientName
    clientLogo {
      ...Picture
    }
    images {
      ...Picture
    }
    weeks
    team
    budget
    description
    results {
      value
      label
    }
    services {
      slug
      name
    }
  }
`;
