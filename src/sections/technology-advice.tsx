import React from "react";
import { Icon, type IconName } from "../components/icon";
import * as styles from "./technology-advice.module.css";

interface TechnologyAdviceProps {
  readonly name: string;
  readonly goodFor: readonly string[];
  readonly avoidWhen: readonly string[];
  readonly practices: readonly string[];
}

/** What a technical reader wants to know: when we advise a technology, when we do not, and how we run it. */
export function TechnologyAdvice({ name, goodFor, avoidWhen, practices }: TechnologyAdviceProps) {
  return (
    <div className={styles.grid}>
      <Advice title="Quand nous le conseillons" items={goodFor} icon="check" />
      <Advice title="Quand nous le déconseillons" items={avoidWhen} icon="cross" />
      <Advice title={`${name} en production`} items={practices} icon="code" />
    </div>
  );
}

function Advice({
  title,
  items,
  icon,
}: {
  readonly title: string;
  readonly items: readonly string[];
  readonly icon: IconName;
}) {
  return (
    <div>
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
  );
}
