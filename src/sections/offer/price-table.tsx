import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { Link } from "../../components/link";
import { formatCount, formatPriceBriefly } from "../../shared/format-text";
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
  readonly prices: readonly { readonly price: string; readonly covers: string }[];
}

/** Every price of the services, with what it covers; « sur devis » for a service without any. */
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
      <table className={`mt5 ${styles.table}`}>
        <thead className="sizeSmall">
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
              <td className="sizeSmall">{delay}</td>
              <td>
                {prices.map(({ price, covers }) => (
                  <p key={price}>
                    <b className="display">{price}</b>{" "}
                    <span className={`note measure ${styles.covers}`}>{covers}</span>
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
      ...(priceFrom ? [{ price: formatPriceBriefly(priceFrom), covers: sentence(priceFrom.covers) }] : []),
      ...(prices ?? []).map(({ amount, unit, covers }) => ({
        price: `${formatCount(amount)}\u00a0€ ${unit}`,
        covers: sentence(covers),
      })),
    ],
  };
}

function itemRow({ title, href, duration, price, description }: Queries.ServiceRowFragment): Row[] {
  if (!price) return [];
  const prices = [{ price: formatPriceBriefly(price), covers: description }];
  return [{ name: title, to: href, delay: duration?.value, prices }];
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

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
