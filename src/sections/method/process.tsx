import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { Icon, isIconName } from "../../components/icon";
import { SplitHead } from "../../components/split-head";
import * as styles from "./process.module.css";

/**
 * The steps of a project along a line, number above and text below, every other one reversed (docs/ecrans.md,
 * « Blocs partagés »); at 960 px and narrower from side to side.
 */
export function Process({ process }: { readonly process: Queries.ProcessFragment }) {
  return (
    <Band background="ink" labelledBy="methode" className={styles.band} shared>
      <SplitHead>
        <h2 id="methode" className="sizeQuiet" data-reveal="">
          {process.title}
        </h2>
        <p className="detail">{process.lead}</p>
      </SplitHead>
      <ol className={`mt3 ${styles.steps}`}>
        {process.items.map(({ title, description, icon }, index) => (
          <li key={title} className={styles.step} data-reveal="">
            <span className={`accent ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.body}>
              <h3 className="itemTitle">
                <Icon name={isIconName(icon) ? icon : "check"} className={`accent ${styles.icon}`} />
                {title}
              </h3>
              <p className="note">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

export const processFragment = graphql`
  fragment Process on ProcessSettings {
    title
    lead
    items {
      title
      description
      icon
    }
  }
`;
