import React from "react";
import { Icon } from "../../components/icon";
import * as styles from "./technology-advice.module.css";

interface TechnologyAdviceProps {
  readonly name: string;
  readonly goodFor: readonly string[];
  readonly avoidWhen: readonly string[];
  readonly practices: readonly string[];
}

/** What a technical reader wants to know: when we advise a technology, when we do not, and how we run it. */
export function TechnologyAdvice({ name, goodFor, avoidWhen, practices }: TechnologyAdviceProps) {
  const lists = [
    { title: "Quand nous le conseillons", items: goodFor, icon: "check" },
    { title: "Quand nous le déconseillons", items: avoidWhen, icon: "cross" },
    { title: `${name} en production`, items: practices, icon: "code" },
  ] as const;
  return (
    <div className={`wideColumns ${styles.grid}`}>
      {lists.map(({ title, items, icon }) => (
        <div key={title}>
          <h3 className={styles.heading}>{title}</h3>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item} className={styles.item}>
                <Icon name={icon} className={icon === "cross" ? styles.cross : styles.icon} />
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
