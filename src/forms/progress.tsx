import React, { useEffect, useState } from "react";
import type { LeadFormDefinition, LeadValues } from "./lead-kinds";
import * as styles from "./lead-form.module.css";
import { faultsOf } from "../shared/lead/schemas";
import { isBlank } from "../shared/lead/text-rules";

/** How far a form is filled in. */
export function progressOf(
  { schema, fields, showsProgress, blocksInvalid }: LeadFormDefinition,
  values: Readonly<Partial<LeadValues>>,
) {
  const faults = faultsOf(schema, values);
  const done = fields.filter((name) => !faults[name] && !isBlank(String(values[name] ?? "")));
  return {
    /** Fields both filled and valid, in percent; undefined where the form shows no progress. */
    percent: showsProgress ? Math.round((100 * done.length) / fields.length) : undefined,
    /** The first field that still has a fault; undefined where the form shows no progress. */
    next: showsProgress ? fields.find((name) => faults[name]) : undefined,
    /** Missing fields that keep the button disabled, in page order; undefined where it is never disabled. */
    missing: blocksInvalid ? fields.filter((name) => faults[name]) : undefined,
  };
}

/** Pause in typing, in milliseconds, after which the progress is read out. */
const quietMs = 1000;

/**
 * How much of the form is filled in: « N % complété » over a slim bar. With four fields each change is a step of
 * 25 %; screen readers hear it once typing pauses, since an address is invalid and valid in turn while written.
 */
export function Progress({ percent }: { readonly percent: number }) {
  const [heard, setHeard] = useState(percent);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(percent), quietMs);
    return () => clearTimeout(timer);
  }, [percent]);
  return (
    <>
      <p>{`${percent}\u00a0% complété`}</p>
      {/* Hidden: the paragraph above gives the same figure. */}
      <progress className={styles.bar} max={100} value={percent} aria-hidden="true" />
      <span className="visuallyHidden" aria-live="polite">
        {heard > 0 ? `Formulaire rempli à ${heard}\u00a0%` : null}
      </span>
    </>
  );
}
