import { graphql } from "gatsby";
import React from "react";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { Prose } from "../../components/prose";
import { caseStudyPath } from "../../shared/paths";
import { CaseLink } from "./case-link";
import { effortOf } from "./effort";
import * as styles from "./case-card.module.css";

/** Two columns of cards, one below 800 px; the second and third screens share a card's width. */
const wide = "(min-width: 801px) min(48vw, 628px), 100vw";
const shared = "(min-width: 801px) min(24vw, 314px), 50vw";

/** One case in the list: the client's badge, one to three screens, what was done, what it took and its figures; the way to its page. */
export function CaseCard({ caseStudy }: { readonly caseStudy: Queries.CaseCardFragment }) {
  const [first, ...others] = caseStudy.images;
  const effort = effortOf(caseStudy);
  return (
    <article className={styles.card}>
      <div className={`between ${styles.badge}`}>
        <Picture picture={caseStudy.clientLogo} decorative className={styles.logo} />
        <p className={`sizeSmall ${styles.client}`}>
          <strong>{caseStudy.clientName}</strong> <span className="soft">{caseStudy.category}</span>
        </p>
      </div>
      <div className={styles.screens}>
        {first ? <Picture picture={first} sizes={wide} className="screen" /> : null}
        {others.length ? (
          <div className={styles.others}>
            {others.map((image) => (
              <Picture key={image.alt} picture={image} sizes={shared} className="screen" />
            ))}
          </div>
        ) : null}
      </div>
      <h2 className="sizeQuiet mt1">
        <Link to={caseStudyPath(caseStudy.slug)} className="plainLink">
          {caseStudy.title}
        </Link>
      </h2>
      {effort.length ? <p className={styles.effort}>{effort.map(({ value }) => value).join(", ")}</p> : null}
      <Prose html={caseStudy.description} className="soft" />
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
      <CaseLink slug={caseStudy.slug} client={caseStudy.clientName} />
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
