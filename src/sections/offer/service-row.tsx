import { graphql } from "gatsby";
import React, { type CSSProperties } from "react";
import { Link } from "../../components/link";
import { formatCount } from "../../shared/format-text";
import { caseStudyPath } from "../../shared/paths";
import * as styles from "./service-row.module.css";

type Row = Queries.ServiceRowFragment;

/** How long one of the services takes: as its row says, or as its page does; undefined where that depends on the quote. */
const durationOf = ({ duration, service }: Row) => duration ?? service?.duration;

/** From when to when one of the services stands on the axis of weeks; undefined where that is not fixed. */
export const weeksOf = (row: Row) => durationOf(row)?.weeks;

/** Weeks between two lines of the axis. */
const weeksPerStep = 2;

/** The last week of an axis that has space for all of these: 8, or a later even one. */
export function axisOf(rows: readonly Row[]): number {
  const longest = Math.max(...rows.map((row) => weeksOf(row)?.max ?? 0));
  return Math.max(8, Math.ceil(longest / weeksPerStep) * weeksPerStep);
}

type Weeks = ReturnType<typeof weeksOf>;

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`;

/** What is drawn on the axis: a bar, solid up to the least and hatched up to the most, or a tick for a few days. */
const timedBy = (weeks: Weeks): string =>
  `${styles.timed} ${weeks && weeks.max < 1 ? styles.tick : styles.bar}`;

const lengthsOf = ({ min, max }: NonNullable<Weeks>, axis: number) =>
  ({
    "--bar": share(max, axis),
    "--solid": share(min, max),
    "--step": share(weeksPerStep, axis),
  }) as CSSProperties;

/** Weeks from 0 to the axis' last, above the rows; their own words say the same. */
export function Ruler({ axis }: { readonly axis: number }) {
  const steps = Array.from({ length: axis / weeksPerStep }, (_, step) => step * weeksPerStep);
  return (
    <p className={styles.ruler} aria-hidden="true">
      {steps.map((week) => (
        <span key={week}>{week}</span>
      ))}
      <span>{`${axis}\u00a0sem.`}</span>
    </p>
  );
}

interface ServiceRowProps {
  readonly row: Row;
  /** The last week of the axis on which its time is drawn; without one, it is in words alone. */
  readonly axis?: number | undefined;
  /** Whether it is a column among others, where there is room. */
  readonly isColumn?: boolean;
}

/** One service: its name and what it is, its time, its price. All of it leads to its page. */
export function ServiceRow({ row, axis, isColumn }: ServiceRowProps) {
  const { title, description, href, service, caseStudy } = row;
  const { value, weeks } = durationOf(row) ?? {};
  const form = axis ? timedBy(weeks) : isColumn ? `ruled ${styles.column}` : styles.plain;
  return (
    <li className={`${styles.row} ${form}`} style={axis && weeks ? lengthsOf(weeks, axis) : undefined}>
      <h3 className={styles.name}>
        {href ? (
          <Link to={href} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <div className={`${styles.about} ${value ? "" : styles.long}`}>
        <p>{description}</p>
        {caseStudy ? <Proof caseStudy={caseStudy} /> : null}
      </div>
      {value ? <p className={styles.time}>{value}</p> : null}
      <Price price={service?.priceFrom} />
    </li>
  );
}

/** What such a service brought a client. */
function Proof({ caseStudy }: { readonly caseStudy: NonNullable<Row["caseStudy"]> }) {
  const [result] = caseStudy.results ?? [];
  return result ? (
    <Link to={caseStudyPath(caseStudy.slug)} className={styles.proof}>
      {`${caseStudy.clientName}\u00a0: ${result.value} ${result.label}`}
    </Link>
  ) : null;
}

function Price({ price }: { readonly price: Queries.PriceFromFragment | null | undefined }) {
  if (!price) return <p className={`${styles.price} ${styles.open}`}>sur devis</p>;
  const { amount, unit } = price;
  return (
    <p className={styles.price}>
      {amount === 0 ? null : <span>dès </span>}
      <b>{amount === 0 ? "Offert" : `${formatCount(amount)}\u00a0€`}</b>
      <span className={styles.unit}> {unit}</span>
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
    caseStudy {
      slug
      clientName
      results {
        value
        label
      }
    }
    service {
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
