import React from "react";
import * as styles from "./hero-facts.module.css";

interface HeroFactsProps {
  /** What there is to know, as far as it is known. */
  readonly facts: readonly (string | null | undefined)[];
}

/** What is decided on first, in one line under a hero's words. */
export const HeroFacts = ({ facts }: HeroFactsProps) => (
  <p className={styles.facts}>{facts.filter(Boolean).join(", ")}</p>
);
