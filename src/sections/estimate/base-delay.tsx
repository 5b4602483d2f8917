import React from "react";
import { formatCount } from "../../shared/format-text";
import type { Project } from "./estimator-choice";

/** What a project takes at least: « 6 semaines, dès 54 000 € HT ». */
export const BaseDelay = ({ delay, service: { priceFrom } }: Project) => (
  <>
    {delay}
    {priceFrom ? <small>{`dès\u00a0${formatCount(priceFrom.amount)}\u00a0€\u00a0HT`}</small> : null}
  </>
);
