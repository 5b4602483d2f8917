import React from "react";
import * as styles from "./field.module.css";

interface FieldErrorProps {
  readonly id: string;
  readonly message: string | undefined;
}

/** What is wrong with a field, with a sign beside it so that colour is not all that says so. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (message === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <svg className={styles.sign} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="8" fill="currentColor" />
        <path d="M8 4v5M8 11.5v.1" stroke="var(--paper)" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span>{message}</span>
    </p>
  );
}
