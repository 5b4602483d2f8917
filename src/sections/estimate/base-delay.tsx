import React from "react";
import { estimatePrice } from "../../shared/estimate";
import { formatCount, formatPriceBriefly } from "../../shared/format-text";
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
 * The price of the base delay: the service's, as its page has it, « dès 54 000 € HT le projet ». Where that pays a first
 * part only, as the estimate answers it, and that part: « dès 24 000 € HT, dont 12 000 € pour le prototype ».
 */
export function formatBasePrice(project: Project): string | undefined {
  const { priceFrom } = project.service;
  if (!priceFrom?.amount) return undefined;
  const { min } = estimatePrice(priceFrom.amount, project, project.weeks);
  if (priceFrom.amount >= min) return formatPriceBriefly(priceFrom);
  const whole = `dès\u00a0${formatCount(min)}\u00a0€\u00a0HT`;
  const part = priceFrom.unit.replace(/^HT /, "");
  return `${whole}, dont ${formatCount(priceFrom.amount)}\u00a0€ pour ${part}`;
}
