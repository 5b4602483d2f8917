import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { Link } from "../../components/link";
import { formatCount, formatPriceBriefly } from "../../shared/text/number";
import { servicePath } from "../../shared/paths";
import * as styles from "./price-table.module.css";

interface PriceTableProps {
  readonly services: readonly Queries.PricedServiceFragment[];
  /** Their rows say the price and the time from which a service starts. */
  readonly groups: readonly Queries.ServiceGroupFragment[];
}

/**
 * What the rows of the groups do not say of a service: what its first price covers, and its further prices. A service
 * without a row has its first price and its time here, too; one of which nothing is left to say is not named.
 */
export function PriceTable({ services, groups }: PriceTableProps) {
  const inRows = new Set(
    groups.flatMap(({ items }) =>
      items.flatMap(({ price, service }) => (service && !price ? service.slug : [])),
    ),
  );
  return (
    <Band labelledBy="prix-compris">
      <div className="sectionHead">
        <h2 id="prix-compris">Ce que nos prix comprennent</h2>
        <p>De chaque prestation, ce que couvre le prix de départ, et les prix qui s’y ajoutent ou suivent.</p>
      </div>
      <table className={`mt4 sizeSmall ${styles.table}`} aria-labelledby="prix-compris">
        <thead>
          <tr>
            <th scope="col">Prestation</th>
            <th scope="col">Le prix de départ comprend</th>
            <th scope="col">Autres prix</th>
          </tr>
        </thead>
        <tbody className="rows">
          {services
            .filter(({ slug, priceFrom, prices }) => priceFrom || prices?.length || !inRows.has(slug))
            .map((service) => (
              <Row key={service.slug} service={service} isInRows={inRows.has(service.slug)} />
            ))}
        </tbody>
      </table>
      <p className="note mt3">
        Prix hors taxes, pour les professionnels. «&nbsp;Dès&nbsp;» annonce un prix de départ&nbsp;: le devis,
        gratuit, donne le vôtre.
      </p>
    </Band>
  );
}

interface RowProps {
  readonly service: Queries.PricedServiceFragment;
  readonly isInRows: boolean;
}

function Row({ service, isInRows }: RowProps) {
  const { slug, name, duration, priceFrom, prices } = service;
  return (
    <tr>
      <th scope="row">
        <Link to={servicePath(slug)}>{name}</Link>
      </th>
      <td>
        {isInRows ? null : (
          <p>
            <b className="accent">{priceFrom ? formatPriceBriefly(priceFrom) : "sur devis"}</b>
            {`, ${duration.value}`}
          </p>
        )}
        {priceFrom ? <p>{priceFrom.covers}</p> : null}
      </td>
      <td>
        {prices?.map(({ amount, unit, covers }) => (
          <p key={unit}>
            <b className="accent">{`${formatCount(amount)}\u00a0€`}</b> {unit}
            <span className="soft wideOnly">{`\u00a0: ${covers}`}</span>
          </p>
        ))}
      </td>
    </tr>
  );
}

export const pricedServiceFragment = graphql`
  fragment PricedService on Service {
    slug
    name
    duration {
      value
    }
    priceFrom {
      ...PriceFrom
    }
    prices {
      amount
      unit
      covers
    }
  }
`;
