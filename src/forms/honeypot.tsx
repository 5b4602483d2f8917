import React from "react";
import * as styles from "./lead-form.module.css";

/** No browser or password manager knows a value for this name. */
const honeypotName = "champ-annexe";

/** A field that nobody sees or reaches; robots fill it in. */
export function Honeypot({ formId }: { readonly formId: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <input
        id={`${formId}-${honeypotName}`}
        name={honeypotName}
        type="text"
        // Not a label, which would be read as text of the page.
        aria-label="Laissez ce champ vide"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}

/**
 * Whether a robot filled in the honeypot. Nothing is sent then, and the answer is the error message with our address
 * and phone rather than a success: a person whose browser filled the honeypot must not believe that we were reached.
 * For the same reason the honeypot is emptied, so that this person's second try goes through.
 */
export function isHoneypotFilled(form: HTMLFormElement | null): boolean {
  const honeypot = form?.elements.namedItem(honeypotName);
  if (!(honeypot instanceof HTMLInputElement) || honeypot.value === "") return false;
  honeypot.value = "";
  return true;
}
