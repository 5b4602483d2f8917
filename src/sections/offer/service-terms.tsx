import { graphql } from "gatsby";
import React from "react";
import { CheckList } from "../../components/check-list";
import { Link } from "../../components/link";
import { Prose } from "../../components/prose";
import { useClaims } from "../../shared/browser/use-site";
import { formatPrice } from "../../shared/format-text";
import { paths } from "../../shared/paths";
import * as styles from "./service-terms.module.css";

/** What a client signs for: what is delivered, in what time, and how it is paid. */
export function ServiceTerms({ service }: { readonly service: Queries.ServiceTermsFragment }) {
  const { deliverables, duration, pricing, priceFrom, training } = service;
  const { terms } = useClaims();
  return (
    <div className={`wideColumns ${styles.terms}`}>
      <div>
        <h3 className={styles.heading}>Ce que vous recevez</h3>
        <CheckList points={deliverables} />
      </div>
      <div>
        <h3 className={styles.heading}>En combien de temps</h3>
        <p className="figure">{duration.value}</p>
        <p className="detail">{duration.label}</p>
      </div>
      <div>
        <h3 className={styles.heading}>À quel prix</h3>
        {priceFrom ? (
          <>
            <p className={`figure ${styles.price}`}>{formatPrice(priceFrom)}</p>
            <p className="detail">{`${priceFrom.amount === 0 ? "Cette heure comprend" : "Ce prix couvre"} ${priceFrom.covers}.`}</p>
          </>
        ) : null}
        <Prose html={pricing} className="detail" />
        {training?.certification ? (
          <p className="detail">{`Certification\u00a0: ${training.certification}`}</p>
        ) : null}
        {training?.funding ? <p className="detail">{`Financement\u00a0: ${training.funding}`}</p> : null}
      </div>
      {terms ? (
        <p className={`cluster ${styles.conditions}`} data-shared="">
          Nos conditions&nbsp;:
          {terms.shortcuts.map(({ label, anchor }) => (
            <Link key={anchor} to={`${paths.terms}#${anchor}`}>
              {`${label} `}
            </Link>
          ))}
        </p>
      ) : null}
    </div>
  );
}

export const serviceTermsFragment = graphql`
  fragment PriceFrom on ServicePriceFrom {
    amount
    unit
    covers
  }
  fragment ServiceTerms on Service {
    deliverables
    duration {
      value
      label
    }
    pricing
    priceFrom {
      ...PriceFrom
    }
    training {
      certification
      funding
    }
  }
`;
