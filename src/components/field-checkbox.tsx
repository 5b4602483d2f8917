import React from "react";
import { FieldError, type FieldProps } from "./field";
import * as box from "./field-checkbox.module.css";
import * as styles from "./field.module.css";

interface FieldCheckboxProps extends Pick<FieldProps, "id" | "name" | "hint" | "error" | "control"> {
  readonly label: React.ReactNode;
}

/** A box that must be ticked, with its label beside it. */
export function FieldCheckbox({ id, name, label, hint, error, control }: FieldCheckboxProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <div className={box.choice}>
        <input
          id={id}
          name={name}
          type="checkbox"
          {...control}
          className={box.tick}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={described.join(" ") || undefined}
        />
        <label htmlFor={id} className={box.label}>
          {label}
        </label>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="note mb1">
          {hint}
        </p>
      ) : null}
      <div className={styles.below}>
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </div>
  );
}
