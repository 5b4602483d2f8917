import { graphql } from "gatsby";
import React from "react";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { formatPriceBriefly } from "../../shared/format-text";
import { useClaims } from "../../shared/browser/use-site";
import { cityPath, paths, servicePath } from "../../shared/paths";
import * as styles from "./city-facts.module.css";

interface CityFactsProps {
  readonly locative: string;
  readonly sectors: readonly Queries.FactFragment[];
  readonly departement: { readonly code: string; readonly name: string };
  readonly travel: string;
  /** What a craftsman or a shop begins with. */
  readonly offer: Queries.FirstOfferFragment["items"][number] | undefined;
  readonly neighbours: readonly { readonly slug: string; readonly city: string }[];
}

/** What holds only in this city: its trades and what we build for them, where it is, the way there, the nearest cities. */
export function CityFacts({
  locative,
  sectors,
  departement: { name, code },
  travel,
  offer,
  neighbours,
}: CityFactsProps) {
  const { terms } = useClaims();
  return (
    <div className="mt2">
      <h3>Pour qui nous construisons {locative}</h3>
      <dl className={`autoColumns mt3 ${styles.sectors}`}>
        {sectors.map(({ title, description }) => (
          <div key={title} className="ruled">
            <dt className="itemTitle">{title}</dt>
            <dd className="detail">{description}</dd>
          </div>
        ))}
      </dl>
      <div className={`divided sizeCompact ${styles.foot}`}>
        <p className="point">
          <Icon name="pin" />
          <span>
            {`${name} (${code}). ${travel} `}
            {terms ? (
              <>
                <Link to={paths.terms}>Ce que le forfait comprend</Link>.
              </>
            ) : null}
          </span>
        </p>
        {neighbours.length > 0 ? (
          <p className={`soft ${styles.neighbours}`}>
            <span>{`${neighbours.length > 1 ? "Les villes les plus proches" : "La ville la plus proche"} où nous pouvons aussi intervenir\u00a0: `}</span>
            {neighbours.map(({ slug, city }, index) => (
              <React.Fragment key={slug}>
                {index > 0 ? ", " : ""}
                <Link to={cityPath(slug)}>{city}</Link>
              </React.Fragment>
            ))}
            .
          </p>
        ) : null}
        {offer ? (
          <p>
            {`Artisan, commerce, cabinet ${locative}\u00a0: `}
            <Link to={servicePath(offer.service.slug)}>
              {offer.title.charAt(0).toLowerCase() + offer.title.slice(1)}
            </Link>
            {`, ${[offer.delay, offer.service.priceFrom && formatPriceBriefly(offer.service.priceFrom)].filter(Boolean).join(", ")}.`}
          </p>
        ) : null}
      </div>
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
