import { graphql } from "gatsby";
import React from "react";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { formatCount } from "../../shared/text/number";
import { caseStudyPath } from "../../shared/paths";
import { drawnOn, type Weeks } from "./service-axis";
import * as styles from "./service-row.module.css";

type Row = Queries.ServiceRowFragment;

/** How long one of the services takes: by its row, or by its page; undefined where that depends on the quote. */
const durationOf = ({ duration, service }: Row) => duration ?? service?.duration;

/** From when to when one of the services stands on the axis of weeks; undefined where that is not fixed. */
export const weeksOf = (row: Row): Weeks | undefined => durationOf(row)?.weeks ?? undefined;

interface ServiceRowProps {
  readonly row: Row;
  /** The last week of the axis on which its time is drawn; 0 without one. */
  readonly axis: number;
}

/** One service: its name and what it is, its time, its price. All of it leads to its page. */
export function ServiceRow({ row, axis }: ServiceRowProps) {
  const { title, description, href, service, caseStudy, price } = row;
  const { value } = durationOf(row) ?? {};
  const weeks = weeksOf(row);
  const drawn = axis > 0 && weeks ? drawnOn(axis, weeks) : undefined;
  return (
    <li className={styles.row}>
      <h3 className={`sizeLead ${styles.name}`}>
        {href ? (
          <Link to={href} className="cardLink">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {href ? <Icon name="arrow-right" className={`goes ${styles.arrow}`} /> : null}
      <div className={`note ${styles.about}`}>
        <p>{description}</p>
        {caseStudy ? <Proof caseStudy={caseStudy} /> : null}
      </div>
      {value ? (
        <p className={`accent ${drawn?.className ?? ""} ${styles.time}`} style={drawn?.style}>
          <span>{value}</span>
        </p>
      ) : null}{" "}
      <Price price={price ?? service?.priceFrom} />
    </li>
  );
}

/** What such a service brought a client. */
function Proof({ caseStudy }: { readonly caseStudy: NonNullable<Row["caseStudy"]> }) {
  const [result] = caseStudy.results ?? [];
  return result ? (
    <p>
      <Link to={caseStudyPath(caseStudy.slug)} className={styles.proof}>
        {caseStudy.clientName}
      </Link>
      {`\u00a0: ${result.value} ${result.label}`}
    </p>
  ) : null;
}

function Price({ price }: { readonly price: Row["price"] | undefined }) {
  if (!price) return <p className={`soft sizeSmall ${styles.price}`}>sur devis</p>;
  const { amount, unit } = price;
  if (amount === 0) return <p className={`accent display sizeLead ${styles.price}`}>{unit}</p>;
  return (
    <p className={styles.price}>
      <span className="soft sizeSmall">dès</span>
      {/* The space as wide as those of the figures. */}
      <b className="accent display sizeLead">{`\u00a0${formatCount(amount)}\u00a0€`}</b>{" "}
      <span className={`soft sizeSmall ${styles.unit}`}>{unit}</span>
    </p>
  );
}

export const serviceRowFragment = graphql`
  fragment ServiceRow on ServicesPageGroupItems {
    title
    description
    href
    duration {
      value
      weeks {
        min
        max
      }
    }
    price {
      amount
      unit
    }
    caseStudy {
      slug
      clientName
      results {
        value
        label
      }
    }
    service {
      slug
      duration {
        value
        weeks {
          min
          max
        }
      }
      priceFrom {
        ...PriceFrom
      }
    }
  }
`;
