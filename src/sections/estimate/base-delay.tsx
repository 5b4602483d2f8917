import React from "react";
import { estimatePrice } from "../../shared/estimate";
import { formatCount } from "../../shared/format-text";
import type { Project } from "./estimator-choice";

/** What a project takes at least: « 6 semaines, dès 54 000 € HT ». */
export function BaseDelay({ project }: { readonly project: Project }) {
  const price = formatBasePrice(project);
  return (
    <>
      {project.delay}
      {price ? <small className="soft">{price}</small> : null}
    </>
  );
}

/**
 * The price of the base delay, as the estimate answers it: « dès 54 000 € HT ». Where the service's starting price pays
 * a first part only, it is named: « dès 24 000 € HT, dont 12 000 € pour le prototype ».
 */
export function formatBasePrice(project: Project): string | undefined {
  const { priceFrom } = project.service;
  if (!priceFrom?.amount) return undefined;
  const { min } = estimatePrice(priceFrom.amount, project, project.weeks);
  const whole = `dès\u00a0${formatCount(min)}\u00a0€\u00a0HT`;
  if (priceFrom.amount >= min) return whole;
  const part = priceFrom.unit.replace(/^HT /, "");
  return `${whole}, dont ${formatCount(priceFrom.amount)}\u00a0€ pour ${part}`;
}
