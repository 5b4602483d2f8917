import React from "react";
import * as styles from "./hero-reasons.module.css";

/** Three short arguments at the foot of a page's hero. */
export function HeroReasons({ reasons }: { readonly reasons: readonly Queries.FactFragment[] }) {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ title, description }) => (
        <li key={title} className={styles.reason}>
          <h2 className={styles.title}>{title}</h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
