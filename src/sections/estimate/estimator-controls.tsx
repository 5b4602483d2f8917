import React, { useEffect, useState } from "react";
import { unitFor } from "./estimator-answer";
import * as styles from "./estimator-controls.module.css";

/** Pause between choices, in milliseconds, after which the estimate is read out. */
const quietMs = 800;

interface SliderProps {
  readonly name?: string;
  /** What is counted, in the plural. */
  readonly unit: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A slider with its number before the unit: « 24 écrans ». */
export function Slider({ unit, onChange, ...range }: SliderProps) {
  return (
    <label className={styles.slider}>
      <strong className="display sizeH3">{range.value}</strong> <span>{unitFor(range.value, unit)}</span>
      <input type="range" {...range} onChange={({ target }) => onChange(Number(target.value))} />{" "}
    </label>
  );
}

/** Announces the estimate to screen readers after a pause between choices. */
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
