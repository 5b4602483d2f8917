import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { SplitHead } from "../../components/split-head";

/** The steps of working together. */
export const WhyCollaborate = ({
  why: { title, lead, steps },
}: {
  readonly why: Queries.WhyCollaborateFragment;
}) => (
  <Band labelledBy="pourquoi-nous">
    <SplitHead>
      <h2 id="pourquoi-nous" data-reveal="">
        {title}
      </h2>
      <p>{lead}</p>
    </SplitHead>
    <ol className="autoColumns mt5">
      {steps.map((step, index) => (
        <li key={step.title} className="ruled">
          <span className="display sizeH3" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="itemTitle">{step.title}</h3>
          <p className="note">{step.description}</p>
        </li>
      ))}
    </ol>
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
