import { graphql } from "gatsby";
import React, { useEffect, useRef, useState } from "react";
import { Band } from "../../components/band";
import * as styles from "./key-stats.module.css";

/** docs/ecrans.md, « Blocs partagés »: about 4 s, in steps of 16 ms. */
const durationMs = 4000;
const stepMs = 16;

interface KeyStatsProps {
  readonly stats: Queries.KeyStatsFragment;
  /** As a part of a spread, on pages that are about something else. */
  readonly bare?: boolean;
}

/** The agency's figures, each before what it counts, as it is read; each counts up once when it first comes on screen. */
export function KeyStats({ stats, bare }: KeyStatsProps) {
  return (
    <Band labelledBy="chiffres-cles" compact bare={bare} shared>
      <h2 id="chiffres-cles" className="visuallyHidden">
        Nos chiffres-clés
      </h2>
      <dl className={styles.list}>
        {stats.items.map(({ value, label }) => (
          <div key={label}>
            <Figure value={value} />
            <dd className="soft">{label}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

/**
 * Counts up to its value once, when it first enters the screen. Before that, without scripts and under reduced motion
 * the value itself is shown, so the figure is never wrong.
 */
function Figure({ value }: { readonly value: number }) {
  const ref = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("IntersectionObserver" in window)) return undefined;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const count = () => {
      const start = performance.now();
      setShown(0);
      timer = setInterval(() => {
        const share = Math.min(1, (performance.now() - start) / durationMs);
        setShown(Math.round(value * share));
        if (share === 1) clearInterval(timer);
      }, stepMs);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      count();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [value]);
  return (
    <dt ref={ref} className="figure">
      {shown === value ? null : <span className="visuallyHidden">{`+${value}`}</span>}
      <span aria-hidden={shown !== value || undefined} data-testid="key-stat">
        {`+${shown}`}
      </span>
    </dt>
  );
}

export const keyStatsFragment = graphql`
  fragment KeyStats on KeyStatsSettings {
    items {
      value
      label
    }
  }
`;
