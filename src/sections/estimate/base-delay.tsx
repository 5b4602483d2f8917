import React from "react";
import { formatPriceBriefly } from "../../shared/text/number";
import type { Project } from "./estimator-choice";

/** What a project takes at least: « 6 semaines, dès 54 000 € HT ». */
export function BaseDelay({ project }: { readonly project: Project }) {
  const { priceFrom } = project.service;
  return (
    <>
      {project.delay}{" "}
      {priceFrom?.amount ? <small className="soft">{formatPriceBriefly(priceFrom)}</small> : null}
    </>
  );
}
