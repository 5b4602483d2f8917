import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { EstimatorPanel } from "./estimator-panel";
import * as styles from "./estimator.module.css";

interface EstimatorProps {
  readonly estimator: Queries.EstimatorFragment;
  /** Names of the four phases. */
  readonly process: Queries.PhaseNamesFragment;
  /** Called with the estimate as sentences for the request. */
  readonly onAdd: (sentences: string) => void;
}

/** An estimate of a project's weeks, dates and price: of the first one, until another is chosen. */
export function Estimator({ estimator, process, onAdd }: EstimatorProps) {
  return (
    <Band background="mist" id="estimation" labelledBy="estimation-titre">
      <div className="wideColumns gapY4">
        <div>
          <h2 id="estimation-titre">{estimator.title}</h2>
          <p className={`soft ${styles.lead}`}>{estimator.lead}</p>
          <p className={`note ${styles.caution}`}>{estimator.caution}</p>
        </div>
        <EstimatorPanel rules={estimator} names={process.items} onAdd={onAdd} />
      </div>
    </Band>
  );
}

export const estimatorFragment = graphql`
  fragment PhaseNames on ProcessSettings {
    items {
      title
    }
  }
  fragment Estimator on EstimatorSettings {
    title
    lead
    caution
    button
    projects {
      label
      delay
      weeks {
        min
        max
      }
      pricePerWeek
      screens {
        unit
        included
        perWeek
        max
        wholeWeeks
      }
      data
      systems
      most {
        data
        systems
      }
      service {
        slug
        priceFrom {
          amount
          unit
        }
      }
    }
    data {
      slug
      label
      weeks {
        min
        max
      }
    }
    systems {
      max
      weeks {
        min
        max
      }
    }
    phases {
      call
      plan
      support
    }
  }
`;
