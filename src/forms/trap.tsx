import React from "react";
import * as styles from "./lead-form.module.css";

/** No browser or password manager knows a value for this name. */
const TRAP = "champ-annexe";

/** A field that nobody sees or reaches; robots fill it in. */
export function Trap({ formId }: { readonly formId: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={`${formId}-${TRAP}`}>Laissez ce champ vide</label>
      <input id={`${formId}-${TRAP}`} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/**
 * Whether a robot filled in the trap. Nothing is sent then, and the answer is the error message with our address
 * and phone rather than a success: a person whose browser filled the trap must not believe that we were reached.
 * For the same reason the trap is emptied, so that this person's second try goes through.
 */
export function isTrapFilled(form: HTMLFormElement | null): boolean {
  const trap = form?.elements.namedItem(TRAP);
  if (!(trap instanceof HTMLInputElement) || trap.value === "") return false;
  trap.value = "";
  return true;
}
