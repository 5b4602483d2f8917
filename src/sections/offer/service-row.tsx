import { graphql } from "gatsby";
import React, { type CSSProperties } from "react";
import { Link } from "../../components/link";
import { formatCount } from "../../shared/format-text";
import * as styles from "./service-row.module.css";

type Row = Queries.ServiceRowFragment;

/** How long one of the services takes: as its row says, or as its page does; undefined where that depends on the quote. */
const durationOf = ({ duration, service }: Row) => duration ?? service?.duration;

/** Weeks between two lines of the axis. */
const weeksPerStep = 2;

/** The last week of an axis that has space for all of these and the words beside them: 8, or a later even one. */
export function axisOf(rows: readonly Row[]): number {
  const longest = Math.max(...rows.map((row) => durationOf(row)?.weeks?.max ?? 0));
  return Math.max(8, Math.ceil((longest + weeksPerStep) / weeksPerStep) * weeksPerStep);
}

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

/** One service: its name and what it is, its time on the axis and in words, its price. All of it leads to its page. */
export function ServiceRow({ row, axis }: { readonly row: Row; readonly axis: number }) {
  const { title, description, href, service } = row;
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        {href ? (
          <Link to={href} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className={styles.description}>{description}</p>
      <Time duration={durationOf(row)} axis={axis} />
      {service?.priceFrom ? <Price price={service.priceFrom} /> : null}
    </li>
  );
}

/** A bar, solid up to the least and hatched up to the most; a tick where that is a few days; a dot where it is not fixed. */
function Time({
  duration,
  axis,
}: {
  readonly duration: ReturnType<typeof durationOf>;
  readonly axis: number;
}) {
  const { value = "sur devis", weeks } = duration ?? {};
  const share = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`;
  const lengths = weeks
    ? { "--bar": share(weeks.max, axis), "--solid": share(weeks.min, weeks.max) }
    : undefined;
  const mark = weeks ? (weeks.max < 1 ? styles.tick : styles.bar) : styles.dot;
  return (
    <p
      className={`${styles.time} ${mark}`}
      style={{ ...lengths, "--step": share(weeksPerStep, axis) } as CSSProperties}
    >
      {value}
    </p>
  );
}

function Price({ price: { amount, unit } }: { readonly price: Queries.PriceFromFragment }) {
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
