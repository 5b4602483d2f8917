import { graphql } from "gatsby";
import React from "react";
import { Band } from "../components/band";
import * as styles from "./why-collaborate.module.css";

/** Five steps of working together, climbing like a path on a slope. */
export function WhyCollaborate({ why }: { readonly why: Queries.WhyCollaborateFragment }) {
  return (
    <Band ground="mist" labelledBy="pourquoi-nous">
      <div className={styles.head}>
        <h2 id="pourquoi-nous" data-reveal="">
          {why.title}
        </h2>
        <p>{why.lead}</p>
      </div>
      <ol className={styles.steps}>
        {why.steps.map(({ title, description }, index) => (
          <li key={title} className={styles.step} style={{ "--step": index } as React.CSSProperties}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

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
