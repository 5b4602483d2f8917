import React from "react";
import { Band } from "../../components/band";
import { Link } from "../../components/link";
import * as styles from "./index-groups.module.css";

interface IndexGroupsProps {
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly entries: readonly {
      readonly to: string;
      readonly name: string;
      /** A few words before the summary. */
      readonly detail?: string;
      readonly summary: string;
    }[];
  }[];
}

/** All entries of a kind, group by group, each with what it is about. */
export function IndexGroups({ groups }: IndexGroupsProps) {
  return (
    <Band>
      {groups.map(({ id, title, entries }) => (
        <section key={id} className={`columns ${styles.group}`} aria-labelledby={id}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          <ul className={styles.list}>
            {entries.map(({ to, name, detail, summary }) => (
              <li key={to}>
                <h3 className={`label ${styles.title}`}>
                  <Link to={to}>{name}</Link>
                </h3>
                {detail ? <p className={`label ${styles.detail}`}>{detail}</p> : null}
                <p className="note">{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Band>
  );
}
