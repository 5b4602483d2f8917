import { graphql } from "gatsby";
import React from "react";
import { formatPrice } from "../../shared/text/number";
import { HeroCase } from "./hero-case";
import { HeroFacts } from "./hero-facts";

/** What is decided on first, in the hero of a service: its time, its price, who works on it, and where it was done before. */
export function HeroOffer({ service }: { readonly service: Queries.HeroOfferFragment }) {
  const { duration, priceFrom, team, caseStudy } = service;
  return (
    <>
      <HeroFacts terms={[duration.value, priceFrom && formatPrice(priceFrom)]} facts={[team]} />
      {caseStudy ? <HeroCase caseStudy={caseStudy} /> : null}
    </>
  );
}

export const heroOfferFragment = graphql`
  fragment HeroOffer on Service {
    duration {
      value
    }
    priceFrom {
      ...PriceFrom
    }
    team
    caseStudy {
      ...HeroCase
    }
  }
`;
