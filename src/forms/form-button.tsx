import React from "react";
import { buttonClass, ButtonLabel, type ButtonLook } from "../components/button";
import * as styles from "./form-button.module.css";

interface FormButtonProps extends ButtonLook {
  readonly type?: "button" | "submit";
  readonly disabled?: boolean;
  /** Id of the text with the reason why it is disabled, or what it does. */
  readonly describedBy?: string | undefined;
  /** Shows the spinner; the form refuses what is sent meanwhile. The label stays, so that the width does not jump. */
  readonly loading?: boolean;
  readonly onClick?: (() => void) | undefined;
}

/** The shared button where it acts (docs/ecrans.md, « Blocs partagés »): `type="button"` by default. */
export function FormButton({
  type = "button",
  disabled = false,
  loading = false,
  describedBy,
  onClick,
  ...look
}: FormButtonProps) {
  return (
    <button
      type={type}
      className={`${buttonClass(look)} ${styles.action}`}
      disabled={disabled}
      aria-describedby={describedBy}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={onClick}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : null}
      <ButtonLabel {...look} />
    </button>
  );
}
