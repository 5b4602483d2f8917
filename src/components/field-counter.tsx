import React from "react";
import { formatCount } from "../shared/format-text";
import * as styles from "./field.module.css";

interface FieldCounterProps {
  readonly id: string;
  readonly length: number;
  readonly max: number;
  /** True when the end of a pasted text did not fit. */
  readonly cut: boolean;
}

/**
 * How many characters are left, once a tenth or less of the room is. Screen readers are told when the end comes
 * near and when it is reached, not at every key.
 */
export function FieldCounter({ id, length, max, cut }: FieldCounterProps) {
  const left = max - length;
  const near = left <= max / 10;
  const limit = `${formatCount(max)}\u00a0caractères`;
  const full = cut
    ? `Limite de ${limit} atteinte\u00a0: la fin du texte collé n’a pas été reprise.`
    : `Limite de ${limit} atteinte.`;
  const shown = left <= 0 ? full : `Il reste ${formatCount(left)}\u00a0caractère${left > 1 ? "s" : ""}`;
  const heard = left <= 0 ? full : `Il reste moins d’un dixième des ${limit} possibles.`;
  return (
    <>
      <p id={id} className={styles.counter}>
        {near ? shown : null}
      </p>
      <span className="visuallyHidden" aria-live="polite">
        {near ? heard : null}
      </span>
    </>
  );
}
