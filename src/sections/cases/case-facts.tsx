import { graphql } from "gatsby";
import React from "react";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { formatMonth } from "../../shared/calendar/dates";
import { cityPath, servicePath } from "../../shared/paths";
import * as styles from "./case-facts.module.css";

/** Whom a case was made for, where, when and what: beside the title of its page. */
export function CaseFacts({ caseStudy }: { readonly caseStudy: Queries.CaseFactsFragment }) {
  const { clientLogo, sector, city, deliveredOn, services } = caseStudy;
  return (
    <div className={`sheet ${styles.card}`}>
      <Picture picture={clientLogo} className={styles.logo} />
      <dl className={styles.facts}>
        <dt>Secteur</dt>
        <dd>{sector}</dd>
        {city ? (
          <>
            <dt>Ville</dt>
            <dd>
              <Link to={cityPath(city.slug)}>{city.city}</Link>
            </dd>
          </>
        ) : null}
        <dt>Livraison</dt>
        <dd>{formatMonth(deliveredOn)}</dd>
        <dt>{services.length > 1 ? "Services" : "Service"}</dt>
        <dd>
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
    city {
      slug
      city
    }
    deliveredOn
    services {
      slug
      name
    }
  }
`;
