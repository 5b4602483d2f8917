import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { SplitHead } from "../../components/split-head";
import type { Plan } from "../../shared/calendar/plan";
import type { Stage } from "../../shared/calendar/sheet";
import { PlanBoard } from "../method/plan-board";

interface WhyCollaborateProps {
  readonly why: Queries.WhyCollaborateFragment;
  /** Of the service that the page's first screen shows. */
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
    <PlanBoard steps={steps} stages={stages} plan={plan} />
  </Band>
);

/** Of the five steps that the site's specification names; what is agreed on is first shown, then planned. */
const stages: readonly Stage[] = ["call", "plan", "plan", "work", "support"];

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
