import React from "react";
import { Band } from "../components/band";
import * as styles from "./key-stats-line.module.css";
import { Stat } from "./stat";

/** The agency's figures in one line, for pages that are about something else: see `KeyStats`. */
export function KeyStatsLine({ stats }: { readonly stats: Queries.KeyStatsFragment }) {
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
