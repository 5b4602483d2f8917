import React, { type CSSProperties } from "react";
import { Icon } from "../../components/icon";

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
    <div className="wideColumns divided mt6" style={thirds}>
      {lists.map(({ title, items, icon }) => (
        <div key={title}>
          <h3 className="mb2">{title}</h3>
          <ul className="points sizeCompact">
            {items.map((item) => (
              <li key={item} className="point">
                <Icon name={icon} className={icon === "cross" ? "soft" : undefined} />
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const thirds = { "--columns": "repeat(3, minmax(0, 1fr))" } as CSSProperties;
