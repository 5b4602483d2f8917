import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { SplitHead } from "../../components/split-head";
import { formatPrice } from "../../shared/format-text";
import * as styles from "./service-group.module.css";

const layouts = [styles.list, styles.mosaic, styles.columns] as const;
const backgrounds = ["paper", "ink", "paper"] as const;

interface ServiceGroupProps {
  readonly group: Queries.ServiceGroupFragment;
  readonly index: number;
}

/** One family of services. They follow three layouts in turn, so that neighbours never look alike. */
export function ServiceGroup({ group, index }: ServiceGroupProps) {
  const heading = `${group.id}-titre`;
  const background = backgrounds[index % backgrounds.length] ?? "paper";
  return (
    <Band id={group.id} background={background} labelledBy={heading}>
      <SplitHead>
        <h2 id={heading}>{group.title}</h2>
        <div>
          <p>{group.lead}</p>
          <ButtonLink to={group.button.href} icon="arrow-right">
            {group.button.label}
          </ButtonLink>
        </div>
      </SplitHead>
      <ul className={layouts[index % layouts.length]}>
        {group.items.map(({ title, description, href, service }) => (
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
            <p className="detail">
              {description}
              {service?.priceFrom ? (
                <span className={styles.price}>{formatPrice(service.priceFrom)}</span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export const serviceGroupFragment = graphql`
  fragment ServiceGroup on ServicesPageGroup {
    id
    title
    lead
    items {
      title
      description
      href
      service {
        priceFrom {
          ...PriceFrom
        }
      }
    }
    button {
      label
      href
    }
  }
`;
