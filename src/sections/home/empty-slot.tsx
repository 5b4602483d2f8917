import React, { type CSSProperties } from "react";
import * as styles from "./empty-slot.module.css";
import * as panel from "./planning.module.css";
import * as rows from "./planning-rows.module.css";

/** Half hours after 7 h at which something is planned: from and to. */
const planned = ["1/7", "4/10", "9/13"] as const;

/**
 * The planning of the home page without anything where one looked: a row for each of the first names, which are there, and an
 * empty slot. It says nothing that the text beside it does not: screen readers pass it over.
 */
export const EmptySlot = ({ names }: { readonly names: readonly string[] }) => (
  <div className={`sheet bordered ${panel.planning}`} aria-hidden="true">
    <p className={panel.hours}>
      <b />
      {[7, 8, 9, 10, 11, 12].map((hour) => (
        <span key={hour}>{`${hour}\u00a0h `}</span>
      ))}
    </p>
    <ul className={rows.rows}>
      {planned.slice(0, names.length).map((gridColumn, index) => (
        <Row key={gridColumn} name={names[index] ?? ""} style={{ gridColumn }} />
      ))}
      <Row name="Cette page" style={{ gridColumn: "3/10" }} className={styles.empty}>
        Rien à cette heure
      </Row>
    </ul>
  </div>
);

interface RowProps {
  readonly name: string;
  readonly style: CSSProperties;
  readonly className?: string | undefined;
  readonly children?: string;
}

const Row = ({ name, style, className, children }: RowProps) => (
  <li className={rows.row}>
    <p>{name}</p>
    <ul>
      <li style={style} className={className}>
        {children}
      </li>
    </ul>
  </li>
);
