import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { Link } from "../../components/link";
import { formatCount, formatPriceBriefly } from "../../shared/text/number";
import { servicePath } from "../../shared/paths";
import * as styles from "./price-table.module.css";

interface PriceTableProps {
  readonly services: readonly Queries.PricedServiceFragment[];
  /** Their rows with a price of their own follow the services. */
  readonly groups: readonly Queries.ServiceGroupFragment[];
}

interface Row {
  readonly name: string;
  readonly to: string | null;
  readonly delay: string | undefined;
  readonly prices: readonly {
    /** The amount; empty for what is free, of which the unit says so. */
    readonly price: string;
    readonly unit: string;
    readonly covers?: string;
  }[];
}

/**
 * Every price of the services, with what it covers; « sur devis » for a service without any. What a row with a price of its
 * own covers stands in its group, above.
 */
export function PriceTable({ services, groups }: PriceTableProps) {
  const rows = [...services.map(serviceRow), ...groups.flatMap(({ items }) => items.flatMap(itemRow))];
  return (
    <Band id="tarifs" labelledBy="tarifs-titre">
      <div className="sectionHead">
        <h2 id="tarifs-titre">Tous nos tarifs</h2>
        <p>
          Prix hors taxes, pour les professionnels. «&nbsp;Dès&nbsp;» annonce un prix de départ&nbsp;: le
          devis, gratuit, donne le vôtre.
        </p>
      </div>
      <table className={`mt4 sizeSmall ${styles.table}`} aria-labelledby="tarifs-titre">
        <thead>
          <tr>
            <th scope="col">Prestation</th>
            <th scope="col">Délai</th>
            <th scope="col">Prix, et ce qu’il comprend</th>
          </tr>
        </thead>
        <tbody className="rows">
          {rows.map(({ name, to, delay, prices }) => (
            <tr key={name}>
              <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
              <td>{delay}</td>
              <td>
                {prices.map(({ price, unit, covers }) => (
                  <p key={unit} className={styles.price}>
                    {price ? <b className="display">{`${price} `}</b> : null}
                    <span>
                      {unit}
                      {covers ? <span className="soft wideOnly">{`\u00a0: ${covers}`}</span> : null}
                    </span>
                  </p>
                ))}
                {prices.length === 0 ? "sur devis" : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}

function serviceRow({ slug, name, duration, priceFrom, prices }: Queries.PricedServiceFragment): Row {
  return {
    name,
    to: servicePath(slug),
    delay: duration.value,
    prices: [
      ...(priceFrom ? [{ ...priceFrom, price: startingAt(priceFrom) }] : []),
      ...(prices ?? []).map((price) => ({ ...price, price: `${formatCount(price.amount)}\u00a0€` })),
    ],
  };
}

function itemRow({ title, href, duration, price }: Queries.ServiceRowFragment): Row[] {
  if (!price) return [];
  const prices = [{ unit: price.unit, price: startingAt(price) }];
  return [{ name: title, to: href, delay: duration?.value, prices }];
}

const startingAt = ({ amount }: { readonly amount: number }): string =>
  formatPriceBriefly({ amount, unit: "" }).trim();

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
