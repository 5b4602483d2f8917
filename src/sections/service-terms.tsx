import React from "react";
import { Icon } from "../components/icon";
import { Prose } from "../components/prose";
import * as styles from "./service-terms.module.css";

interface ServiceTermsProps {
  readonly deliverables: readonly string[];
  readonly duration: { readonly value: string; readonly label: string };
  /** Checked HTML. */
  readonly pricing: string;
}

/** What a client signs for: what is delivered, in what time, and how it is paid. */
export function ServiceTerms({ deliverables, duration, pricing }: ServiceTermsProps) {
  return (
    <div className={styles.terms}>
      <div>
        <h3 className={styles.heading}>Ce que vous recevez</h3>
        <ul className={styles.list}>
          {deliverables.map((item) => (
            <li key={item} className={styles.item}>
              <Icon name="check" className={styles.check} />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={styles.heading}>En combien de temps</h3>
        <p className={styles.duration}>{duration.value}</p>
        <p className={styles.soft}>{duration.label}</p>
      </div>
      <div>
        <h3 className={styles.heading}>À quel prix</h3>
        <Prose html={pricing} className={styles.soft} />
      </div>
    </div>
  );
}
