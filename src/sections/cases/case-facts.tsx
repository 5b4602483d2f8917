import { graphql } from "gatsby";
import React, { Fragment } from "react";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { formatMonth } from "../../shared/calendar/dates";
import { cityPath, servicePath } from "../../shared/paths";
import { effortOf } from "./effort";
import * as styles from "./case-facts.module.css";

interface CaseFactsProps {
  readonly caseStudy: Queries.CaseFactsFragment;
  readonly className?: string | undefined;
}

/** Whom a case was made for, where, when, with what and which services. */
export function CaseFacts({ caseStudy, className }: CaseFactsProps) {
  const { clientLogo, sector, size, city, deliveredOn, budget, budgetCovers, services } = caseStudy;
  return (
    <div className={className}>
      <Picture picture={clientLogo} className={styles.logo} />
      <dl className={styles.facts}>
        <dt>Secteur</dt>
        <dd>{size ? `${sector}, ${size}` : sector}</dd>
        {city ? (
          <>
            <dt>Ville</dt>
            <dd className="links semibold">
              <Link to={cityPath(city.slug)}>{city.city}</Link>
            </dd>
          </>
        ) : null}
        <dt>Livraison</dt>
        <dd>{formatMonth(deliveredOn)}</dd>
        {effortOf(caseStudy).map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        {budget !== null && budgetCovers ? <dd className={`note ${styles.more}`}>{budgetCovers}</dd> : null}
        <dt>{services.length > 1 ? "Services" : "Service"}</dt>
        <dd className={`links cluster semibold ${styles.services}`}>
          {services.map(({ slug, name }) => (
            <Link key={slug} to={servicePath(slug)}>
              {`${name} `}
            </Link>
          ))}
        </dd>
      </dl>
    </div>
  );
}

export const caseFactsFragment = graphql`
  fragment CaseFacts on CaseStudy {
    clientLogo {
      ...Picture
    }
    sector
    size
    city {
      slug
      city
    }
    deliveredOn
    weeks
    team
    budget
    budgetCovers
    services {
      slug
      name
    }
  }
`;
