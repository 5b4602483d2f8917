import { graphql } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { ButtonLink } from "../components/button";
import { Link } from "../components/link";
import { formatPrice } from "../shared/format-text";
import { servicePath } from "../shared/paths";
import * as styles from "./service-group.module.css";

const layouts = [styles.list, styles.mosaic, styles.columns] as const;
const grounds = ["paper", "ink", "paper"] as const;

interface ServiceGroupProps {
  readonly group: Queries.ServiceGroupFragment;
  readonly index: number;
  /** All services: an item that leads to one says its price. */
  readonly services: readonly Queries.PricedServiceFragment[];
}

/** One family of services. The three families follow three layouts, so that the page never repeats itself. */
export function ServiceGroup({ group, index, services }: ServiceGroupProps) {
  const heading = `${group.id}-titre`;
  const ground = grounds[index % grounds.length] ?? "paper";
  return (
    <Band id={group.id} ground={ground} labelledBy={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{group.title}</h2>
        <div className={styles.side}>
          <p>{group.lead}</p>
          <ButtonLink to={group.button.href} icon="arrow-right">
            {group.button.label}
          </ButtonLink>
        </div>
      </div>
      <ul className={layouts[index % layouts.length]}>
        {group.items.map(({ title, description, href }) => (
          <li key={title} className={styles.item}>
            <h3>
              {href ? (
                <Link to={href} className={styles.link}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className={styles.text}>
              {description}
              <Price service={services.find(({ slug }) => servicePath(slug) === href)} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Price({ service }: { readonly service: Queries.PricedServiceFragment | undefined }) {
  return service?.priceFrom ? <span className={styles.price}>{formatPrice(service.priceFrom)}</span> : null;
}

export const serviceGroupFragment = graphql`
  fragment PricedService on Service {
    slug
    priceFrom {
      ...PriceFrom
    }
  }
  fragment ServiceGroup on ServicesPageGroup {
    id
    title
    lead
    items {
      title
      description
      href
    }
    button {
      label
      href
    }
  }
`;
