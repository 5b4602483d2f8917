import { graphql } from "gatsby";
import React, { Fragment } from "react";
import { CheckList } from "../../components/check-list";
import { Link } from "../../components/link";
import { Prose } from "../../components/prose";
import { useClaims } from "../../shared/browser/use-site";
import { formatCount, formatPrice } from "../../shared/text/number";
import { paths } from "../../shared/paths";
import * as styles from "./service-terms.module.css";

/** What a client signs for: what is delivered, in what time, and how it is paid. */
export function ServiceTerms({ service }: { readonly service: Queries.ServiceTermsFragment }) {
  const { deliverables, duration, pricing, priceFrom, prices, training } = service;
  const { terms } = useClaims();
  return (
    <div className="divided mt6">
      <div className={`wideColumns ${styles.terms}`}>
        <div>
          <h3 className="mb2">Ce que vous recevez</h3>
          <CheckList points={deliverables} />
        </div>
        <div>
          <h3 className="mb2">En combien de temps</h3>
          <p className="figure accent sizeH2">{duration.value}</p>
          <p className="detail mt1">{duration.label}</p>
        </div>
        <div>
          <h3 className="mb2">À quel prix</h3>
          {priceFrom ? (
            <>
              <p className="figure accent sizeH3">{formatPrice(priceFrom)}</p>
              <p className="detail mt1">{`${priceFrom.amount === 0 ? "Cette heure comprend" : "Ce prix couvre"} ${priceFrom.covers}.`}</p>
            </>
          ) : null}
          {prices?.map(({ amount, unit, covers }) => (
            <p key={unit} className="detail mt1">
              <b className="accent">{`${formatCount(amount)}\u00a0€ ${unit}`}</b>
              {`\u00a0: ${covers}.`}
            </p>
          ))}
          <Prose html={pricing} className="detail mt1" />
          {priceFrom?.amount ? <p className="detail mt1">Prix hors taxes, pour les professionnels.</p> : null}
          {training?.certification ? (
            <p className="detail mt1">{`Certification\u00a0: ${training.certification}`}</p>
          ) : null}
          {training?.funding ? (
            <p className="detail mt1">{`Financement\u00a0: ${training.funding}`}</p>
          ) : null}
        </div>
      </div>
      {terms ? (
        <p className="mt3" data-shared="">
          Nos conditions&nbsp;:{" "}
          {terms.shortcuts.map(({ label, anchor }, index) => (
            <Fragment key={anchor}>
              {index > 0 ? ", " : null}
              <Link to={`${paths.terms}#${anchor}`}>{label}</Link>
            </Fragment>
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
    prices {
      amount
      unit
      covers
    }
    training {
      certification
      funding
    }
  }
`;
