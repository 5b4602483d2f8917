import React, { type ReactNode } from "react";
import * as styles from "./list-filter.module.css";

interface ListFilterProps {
  readonly id: string;
  readonly label: string;
  /** The choice that hides nothing: « Toutes (12) ». */
  readonly all: string;
  /** The options that hide something: what each hides is in a style sheet, which knows their values. */
  readonly children: ReactNode;
}

/**
 * Filters a list by CSS alone (`:has`), so that it works without scripts; browsers without the selector show no filter
 * and the whole list. The select has no default value: React would restore it over a choice made before hydration.
 */
export const ListFilter = ({ id, label, all, children }: ListFilterProps) => (
  <p className={`cluster soft ${styles.filter}`}>
    <label htmlFor={id}>{label}</label>
    <select id={id} className={`select ${styles.select}`}>
      <option>{all}</option>
      {children}
    </select>
  </p>
);
