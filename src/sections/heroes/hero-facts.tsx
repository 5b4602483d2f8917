import React from "react";

interface HeroFactsProps {
  /** Its time and price, as far as they are known. */
  readonly terms?: readonly (string | null | undefined)[];
  /** What else there is to know. */
  readonly facts: readonly (string | null | undefined)[];
}

/** What is decided on first, in one line under a hero's words. */
export function HeroFacts({ terms = [], facts }: HeroFactsProps) {
  const [priced, others] = [terms, facts].map((list) => list.filter(Boolean).join(", "));
  return (
    <p className="display balanced sizeH3 mt4">
      {priced ? <span className="accent">{priced}</span> : null}
      {priced && others ? `, ${others}` : others}
    </p>
  );
}
