import React from "react";
import { useCountUp } from "./use-count-up";

interface StatProps {
  readonly value: number;
  readonly label: string;
  readonly className?: string | undefined;
}

/** One figure of the agency with its label, in a `dl`; it counts up once when it first comes on screen. */
export function Stat({ value, label, className }: StatProps) {
  const [ref, shown] = useCountUp<HTMLElement>(value);
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd ref={ref}>
        <span className="visuallyHidden">{`+${value}`}</span>
        <span aria-hidden="true" data-testid="key-stat">
          {`+${shown}`}
        </span>
      </dd>
    </div>
  );
}
