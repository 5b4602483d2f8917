import { graphql } from "gatsby";
import React from "react";
import { ButtonLink } from "../../components/button";
import { CheckList } from "../../components/check-list";
import { Icon } from "../../components/icon";
import { paths } from "../../shared/paths";
import { useContact } from "../../shared/browser/use-site";
import * as styles from "./estimate-block.module.css";

/** The slim call to a quick estimate: the promises, the way to the quote form, and the phone. */
export function EstimateBlock({ estimate }: { readonly estimate: Queries.EstimateFragment }) {
  const { phone } = useContact();
  return (
    <section className="wrap" aria-labelledby="estimation" data-shared="">
      <div className={`columns split7 gapY2 centred ${styles.block}`}>
        <h2 id="estimation" className="sizeH3">
          {estimate.title}
        </h2>
        <div className={`sizeSmall ${styles.points}`}>
          <CheckList points={estimate.points} />
        </div>
        <div className="cluster">
          <ButtonLink to={paths.quote} icon="arrow-right">
            {estimate.button}
          </ButtonLink>{" "}
          <a href={`tel:${phone.href}`} className="iconLink">
            <Icon name="phone" />
            {phone.display}
          </a>
        </div>
      </div>
    </section>
  );
}

export const estimateFragment = graphql`
  fragment Estimate on EstimateSettings {
    title
    lead
    points
    button
  }
`;
