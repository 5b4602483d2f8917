import React, { type ReactNode } from "react";
import * as styles from "./reference-text.module.css";

interface ReferenceTextProps {
  readonly entries: readonly { readonly id: string; readonly label: string }[];
  /** Small print below the table of contents. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Text to be looked things up in, beside a table of contents that leads to each part; on phones below it. */
export function ReferenceText({ entries, notice, children }: ReferenceTextProps) {
  return (
    <div className="columns split3">
      <div className={styles.side}>
        <nav aria-labelledby="sommaire">
          <h2 id="sommaire" className="label">
            Sommaire
          </h2>
          <ol className={`note mt1 ${styles.list}`}>
            {entries.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
        {notice}
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
