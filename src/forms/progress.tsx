import React, { useEffect, useState } from "react";
import * as styles from "./lead-form.module.css";

/** How long somebody has stopped typing before the progress is read out, in milliseconds. */
const QUIET_MS = 1000;

/**
 * How much of the form is filled in: « N % complété » over a slim bar. With four fields each change is a step of
 * 25 %; screen readers hear it once typing pauses, since an address is invalid and valid in turn while written.
 */
export function Progress({ formId, percent }: { readonly formId: string; readonly percent: number }) {
  const [heard, setHeard] = useState(percent);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(percent), QUIET_MS);
    return () => clearTimeout(timer);
  }, [percent]);
  const label = `${formId}-progress`;
  return (
    <>
      <p id={label}>{`${percent}\u00a0% complété`}</p>
      <progress className={styles.bar} max={100} value={percent} aria-labelledby={label} />
      <span className="visuallyHidden" aria-live="polite">
        {heard > 0 ? `Formulaire rempli à ${heard}\u00a0%` : null}
      </span>
    </>
  );
}
