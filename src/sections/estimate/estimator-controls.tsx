import React, { useEffect, useState } from "react";
import { unitFor } from "./estimator-answer";
import * as styles from "./estimator-controls.module.css";

/** How long somebody has stopped choosing before the estimate is read out, in milliseconds. */
const quietMs = 800;

interface SliderProps {
  /** What is counted, in the plural. */
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number to slide, said before what it counts: « 24 écrans ». */
export function Slider({ unit, onChange, ...range }: SliderProps) {
  return (
    <label className={styles.slider}>
      <strong>{range.value}</strong> <span>{unitFor(range.value, unit)}</span>
      <input
        type="range"
        {...range}
        aria-label={unit}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}

/** Tells screen readers the answer once somebody has stopped choosing. */
export function Spoken({ text }: { readonly text: string }) {
  const [heard, setHeard] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setHeard(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="visuallyHidden" role="status">
      {heard}
    </span>
  );
}
