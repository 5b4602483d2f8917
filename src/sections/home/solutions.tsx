import { graphql } from "gatsby";
import React, { type CSSProperties } from "react";
import { Band } from "../../components/band";
import { Link } from "../../components/link";
import { formatPriceBriefly } from "../../shared/text/number";
import { servicePath } from "../../shared/paths";
import { CaseLink } from "../cases/case-link";
import * as styles from "./solutions.module.css";

/** Turnkey solutions: a list with each delay drawn and in large, leading to its service, and to its case. */
export function Solutions({ solutions }: { readonly solutions: Queries.SolutionsFragment }) {
  return (
    <Band labelledBy="cles-en-main">
      <div className="sectionHead">
        <h2 id="cles-en-main" data-reveal="">
          {solutions.title}
        </h2>
        <p>{solutions.lead}</p>
      </div>
      <ul className="rows mt5">
        {solutions.items.map(({ title, description, delay, service }) => (
          <li key={title} className={styles.row} data-reveal="">
            <h3>
              <Link to={servicePath(service.slug)} className="cardLink">
                {title}
              </Link>
            </h3>
            <p className="detail">{description}</p>
            <p className={`accent display sizeH3 ${styles.delay}`} style={barOf(service.duration.weeks)}>
              {delay}
            </p>
            {service.priceFrom ? <p className="note">{formatPriceBriefly(service.priceFrom)}</p> : null}
            {service.caseStudy ? (
              <p className={styles.proof}>
                <CaseLink slug={service.caseStudy.slug} client={service.caseStudy.clientName} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Solid up to the least, hatched up to the most. */
const barOf = (weeks: { readonly min: number; readonly max: number } | null) =>
  weeks ? ({ "--least": weeks.min, "--weeks": weeks.max } as CSSProperties) : undefined;

export const solutionsFragment = graphql`
  fragment Solutions on SolutionsSettings {
    title
    lead
    items {
      title
      description
      delay
      service {
        slug
        duration {
          weeks {
            min
            max
          }
        }
        priceFrom {
          ...PriceFrom
        }
        caseStudy {
          slug
          clientName
        }
      }
    }
  }
`;
