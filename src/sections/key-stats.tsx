import { graphql } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import { Stat } from "./stat";
import * as styles from "./key-stats.module.css";

/** The agency's figures; each counts up once when it first comes on screen. */
export function KeyStats({ stats }: { readonly stats: Queries.KeyStatsFragment }) {
  return (
    <Band ground="mist" labelledBy="chiffres-cles" className={styles.band}>
      <h2 id="chiffres-cles" className="visuallyHidden">
        Nos chiffres-clés
      </h2>
      <dl className={styles.list}>
        {stats.items.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} className={styles.stat} />
        ))}
      </dl>
    </Band>
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
