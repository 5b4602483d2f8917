import React from "react";

interface HeroFactsProps {
  /** What there is to know, as far as it is known. */
  readonly facts: readonly (string | null | undefined)[];
}

/** What is decided on first, in one line under a hero's words. */
export const HeroFacts = ({ facts }: HeroFactsProps) => (
  <p className="accent display balanced sizeH3 mt4">{facts.filter(Boolean).join(", ")}</p>
);
