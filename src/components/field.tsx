import React, { useState, type ChangeEvent, type FocusEvent } from "react";
import { formatCount, formatNumberOf } from "../shared/text/number";
import * as styles from "./field.module.css";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What ties a native control to its form. */
interface FieldControl {
  readonly ref: (element: Control | null) => void;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent<Control>) => void;
}

export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly kind?: "text" | "email" | "tel" | "multiline";
  readonly hint?: React.ReactNode;
  /** The message to show; undefined while there is none. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** The field to fill in next: a bar at its edge blinks softly, then stays until the field is valid. */
  readonly highlighted?: boolean;
  readonly readOnly?: boolean;
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Longest text the control takes, in UTF-16 code units; a counter shows near it. */
  readonly max?: number | undefined;
  /** UTF-16 code units typed so far. */
  readonly length?: number;
  readonly control?: FieldControl;
  /** Takes the whole width where fields stand in two columns. */
  readonly wide?: boolean;
}

/** One field of a form: label, hint, control, error; hint and error are chained in `aria-describedby`. */
export function Field({ id, name, label, kind = "text", hint, error, max, length = 0, ...rest }: FieldProps) {
  const [cut, setCut] = useState(false);
  const described = [hint && `${id}-hint`, error && `${id}-error`, max && `${id}-counter`].filter(Boolean);
  const shared = {
    id,
    name,
    className: styles.control,
    maxLength: max,
    readOnly: rest.readOnly,
    ...rest.control,
    placeholder: rest.placeholder,
    autoComplete: rest.autoComplete,
    "aria-required": rest.required || undefined,
    "aria-invalid": error !== undefined,
    "aria-describedby": described.join(" ") || undefined,
    onPaste: (event: React.ClipboardEvent<Control>) => setCut(max !== undefined && overflows(event, max)),
  };
  const codeLike = kind === "email" ? { autoCapitalize: "none", spellCheck: false } : {};
  return (
    <div
      className={`${styles.field} ${rest.wide ? styles.wide : ""}`}
      data-highlighted={rest.highlighted ? (error === undefined ? "" : "error") : undefined}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="note mb1">
          {hint}
        </p>
      ) : null}
      <div className={styles.box} ref={rest.highlighted ? followScreen : undefined}>
        {kind === "multiline" ? (
          <textarea {...shared} rows={6} />
        ) : (
          <input {...shared} {...codeLike} type={kind} />
        )}
      </div>
      <div className={styles.below}>
        <FieldError id={`${id}-error`} message={error} />
        {max ? (
          <FieldCounter id={`${id}-counter`} length={length} max={max} cut={cut && length >= max} />
        ) : null}
      </div>
    </div>
  );
}

/** The error of a field, with an icon so that it does not depend on colour alone. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
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

interface FieldCounterProps {
  readonly id: string;
  readonly length: number;
  readonly max: number;
  /** True when the end of a pasted text did not fit. */
  readonly cut: boolean;
}

/**
 * Shows how many characters are left once a tenth or less is. Screen readers hear it near the end and at the end, not
 * at every key.
 */
function FieldCounter({ id, length, max, cut }: FieldCounterProps) {
  const left = max - length;
  const near = left <= max / 10;
  const limit = `${formatCount(max)}\u00a0caractères`;
  const full = cut
    ? `Limite de ${limit} atteinte\u00a0: la fin du texte collé n’a pas été reprise.`
    : `Limite de ${limit} atteinte.`;
  const shown = left <= 0 ? full : `Il reste ${formatNumberOf(left, "caractère")}`;
  const heard = left <= 0 ? full : `Il reste moins d’un dixième des ${limit} possibles.`;
  return (
    <>
      <p id={id} className={`soft ${styles.counter}`}>
        {near ? shown : null}
      </p>
      <span className="visuallyHidden" aria-live="polite">
        {near ? heard : null}
      </span>
    </>
  );
}

/** Starts the bar's three blinks when it is on the screen; elsewhere they would be over before anyone sees them. */
function followScreen(box: HTMLElement | null): (() => void) | undefined {
  if (!box || !("IntersectionObserver" in window)) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => box.toggleAttribute("data-on-screen", entry?.isIntersecting),
    { threshold: 0.5 },
  );
  observer.observe(box);
  return () => observer.disconnect();
}

/** Whether a pasted text exceeds the remaining length: browsers then cut its end silently. */
function overflows({ clipboardData, currentTarget }: React.ClipboardEvent<Control>, max: number): boolean {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return value.length - replaced + clipboardData.getData("text").length > max;
}
