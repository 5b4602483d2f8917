import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { SplitHead } from "../../components/split-head";
import type { Plan } from "../../shared/calendar/plan";
import { PlanBoard } from "../method/plan-board";

interface WhyCollaborateProps {
  readonly why: Queries.WhyCollaborateFragment;
  /** Of the project that the page speaks of first. */
  readonly plan?: Plan | null | undefined;
}

/** The steps of working together, on the days of a project. */
export const WhyCollaborate = ({ why: { title, lead, steps }, plan }: WhyCollaborateProps) => (
  <Band labelledBy="pourquoi-nous">
    <SplitHead>
      <h2 id="pourquoi-nous" data-reveal="">
        {title}
      </h2>
      <p>{lead}</p>
    </SplitHead>
    <PlanBoard steps={steps} plan={plan} />
  </Band>
);

export const whyCollaborateFragment = graphql`
  fragment WhyCollaborate on WhyCollaborateSettings {
    title
    lead
    steps {
      title
      description
    }
  }
`;
