import { graphql } from "gatsby";
import React from "react";
import { Link } from "../../components/link";
import { formatPriceBriefly } from "../../shared/text/number";
import { useClaims, useIdentity } from "../../shared/browser/use-site";
import { cityPath, paths, servicePath } from "../../shared/paths";
import * as styles from "./city-facts.module.css";

interface CityFactsProps {
  readonly sectors: readonly Queries.FactFragment[];
  readonly departement: { readonly code: string; readonly name: string };
  readonly journey: string;
  readonly travel: string;
  readonly travelMinutes: number;
  /** What a craftsman or a shop begins with. */
  readonly offer: Queries.FirstOfferFragment["items"][number] | undefined;
  readonly neighbours: readonly { readonly slug: string; readonly city: string }[];
}

/** What holds only in this city: its trades and what we build for them, then the way there, the nearest cities and a first offer. */
export function CityFacts({
  sectors,
  departement: { name, code },
  journey,
  travel,
  travelMinutes,
  offer,
  neighbours,
}: CityFactsProps) {
  const { baseCity } = useIdentity();
  const {
    claims: { tripsIncluded },
    terms,
  } = useClaims();
  const trips =
    tripsIncluded && (travelMinutes <= tripsIncluded.value * 60 ? "compris au forfait" : "chiffrés au devis");
  return (
    <div className="mt2">
      <dl className={`autoColumns ${styles.sectors}`}>
        {sectors.map(({ title, description }) => (
          <div key={title} className="ruled">
            <dt className="itemTitle">{title}</dt>
            <dd className="detail">{description}</dd>
          </div>
        ))}
      </dl>
      <dl className={`sizeCompact ${styles.facts}`}>
        <dt>{`Depuis ${baseCity}`}</dt>
        <dd>{journey}</dd>
        {trips ? (
          <>
            <dt>Déplacements</dt>
            <dd>{terms ? <Link to={paths.terms}>{trips}</Link> : trips}</dd>
          </>
        ) : null}
        <dt>Sur place</dt>
        <dd>{travel}</dd>
        <dt>Département</dt>
        <dd>{`${name} (${code})`}</dd>
        {neighbours.length > 0 ? (
          <>
            <dt>{neighbours.length > 1 ? "Villes proches" : "Ville proche"}</dt>
            <dd className={styles.neighbours}>
              {neighbours.map(({ slug, city }, index, { length }) => (
                <React.Fragment key={slug}>
                  {index > 0 ? " " : ""}
                  <span>
                    <Link to={cityPath(slug)}>{city}</Link>
                    {index < length - 1 ? "," : ""}
                  </span>
                </React.Fragment>
              ))}
            </dd>
          </>
        ) : null}
        {offer ? (
          <>
            <dt>Petit budget</dt>
            <dd>
              <Link to={servicePath(offer.service.slug)}>{offer.title}</Link>{" "}
              <span className={styles.price}>
                {[offer.delay, offer.service.priceFrom && formatPriceBriefly(offer.service.priceFrom)]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}

export const firstOfferFragment = graphql`
  fragment FirstOffer on SolutionsSettings {
    items {
      title
      delay
      service {
        slug
        priceFrom {
          ...PriceFrom
        }
      }
    }
  }
`;
