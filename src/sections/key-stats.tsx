import { graphql } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { useCountUp } from "./use-count-up";
import * as styles from "./key-stats.module.css";

interface KeyStatsProps {
  readonly stats: Queries.KeyStatsFragment;
  /** One line of small figures, where the page is about something else. */
  readonly compact?: boolean;
}

/** The agency's figures; each counts up once when it first comes on screen. */
export function KeyStats({ stats, compact }: KeyStatsProps) {
  return (
    <Band ground="mist" labelledBy="chiffres-cles" className={compact ? styles.compact : styles.band}>
      <h2 id="chiffres-cles" className="visuallyHidden">
        Nos chiffres-clés
      </h2>
      <dl className={styles.list}>
        {stats.items.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} />
        ))}
      </dl>
    </Band>
  );
}

function Stat({ value, label }: { readonly value: number; readonly label: string }) {
  const [ref, shown] = useCountUp<HTMLElement>(value);
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd ref={ref} className={styles.value}>
        <span className="visuallyHidden">{`+${value}`}</span>
        <span aria-hidden="true" data-testid="key-stat">
          {`+${shown}`}
        </span>
      </dd>
    </div>
  );
}

export const keyStatsFragment = graphql`
  fragment KeyStats on KeyStatsSettings {
    items {
      value
      label
    }
  }
`;
