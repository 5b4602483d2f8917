import React from "react";
import { formatCount } from "../../shared/format-text";
import * as styles from "./hero-facts.module.css";

interface HeroFactsProps {
  /** What there is to know, as far as it is known. */
  readonly facts: readonly (string | null | undefined)[];
}

/** What is decided on first, in one line under a hero's words. */
export const HeroFacts = ({ facts }: HeroFactsProps) => (
  <p className={styles.facts}>{facts.filter(Boolean).join(", ")}</p>
);

/** « 12 technologies », « 1 technologie ». */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)}\u00a0${noun}${count > 1 ? "s" : ""}`;
