import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { SplitHead } from "../../components/split-head";
import type { Plan } from "../../shared/calendar/plan";
import { PlanBoard } from "./plan-board";

interface ProcessProps {
  readonly process: Queries.ProcessFragment;
  /** Of what the page sells. */
  readonly plan?: Plan | null | undefined;
}

/** How a project goes, on the days of this page's one. */
export const Process = ({ process: { title, lead, items, guarantee }, plan }: ProcessProps) => (
  <Band bare labelledBy="methode" shared>
    <SplitHead>
      <h2 id="methode" data-reveal="">
        {title}
      </h2>
      <p className="detail">{lead}</p>
    </SplitHead>
    <PlanBoard steps={items} plan={plan} guarantee={guarantee} />
  </Band>
);

export const processFragment = graphql`
  fragment Process on ProcessSettings {
    title
    lead
    guarantee
    items {
      title
      description
      icon
    }
  }
`;
