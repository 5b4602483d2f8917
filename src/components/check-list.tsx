import React from "react";
import * as styles from "./check-list.module.css";
import { Icon } from "./icon";

/** Short promises, each with a tick. */
export function CheckList({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <Icon name="check" className={styles.sign} />
          {point}
        </li>
      ))}
    </ul>
  );
}
