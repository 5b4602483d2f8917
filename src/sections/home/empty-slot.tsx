import React from "react";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import * as styles from "./empty-slot.module.css";

interface EmptySlotProps {
  readonly pages: readonly { readonly to: string; readonly label: string }[];
}

/** The planning of the home page where one looked for nothing: a bar for each of the first three pages, and an empty slot. */
export const EmptySlot = ({ pages }: EmptySlotProps) => (
  <ul className={`sheet bordered rows ${styles.planning}`}>
    {pages.slice(0, 3).map(({ to, label }) => (
      <li key={to}>
        <Link to={to} className={`between semibold plainLink ${styles.bar}`}>
          {label}
          <Icon name="arrow-right" className="goes" />
        </Link>
      </li>
    ))}
    <li>
      <p className={`semibold ${styles.bar} ${styles.empty}`}>Rien à cette adresse</p>
    </li>
  </ul>
);
