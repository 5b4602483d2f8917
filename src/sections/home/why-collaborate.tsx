import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import * as styles from "./why-collaborate.module.css";

/** From one step up to the next, in pixels. */
const rise = 44;
/** How far up beside the heading the path climbs, where there are steps enough for it to begin below. */
const climb = 104;

/** The steps of working together, climbing like a path on a slope. */
export function WhyCollaborate({ why }: { readonly why: Queries.WhyCollaborateFragment }) {
  const lowest = rise * (why.steps.length - 1) - (why.steps.length > 4 ? climb : 0);
  return (
    <Band background="mist" labelledBy="pourquoi-nous">
      <div className="sectionHead">
        <h2 id="pourquoi-nous" data-reveal="">
          {why.title}
        </h2>
        <p>{why.lead}</p>
      </div>
      <ol className={styles.steps}>
        {why.steps.map(({ title, description }, index) => (
          <li
            key={title}
            className={`milestone ${styles.step}`}
            style={{ "--down": `${lowest - rise * index}px` } as React.CSSProperties}
          >
            <h3>{title}</h3>
            <p className="note">{description}</p>
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
