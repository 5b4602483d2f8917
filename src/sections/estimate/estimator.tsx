import { graphql } from "gatsby";
import React, { useEffect } from "react";
import { Band } from "../../components/band";
import { useWhenNear } from "../../shared/browser/use-when-near";
import { BaseDelay } from "./base-delay";
import * as styles from "./estimator.module.css";

interface EstimatorProps {
  readonly estimator: Queries.EstimatorFragment;
  /** Names of the four phases. */
  readonly process: Queries.PhaseNamesFragment;
  /** Called with the estimate as sentences for the request. */
  readonly onAdd: (sentences: string) => void;
}

const loadPanel = () => import(/* webpackChunkName: "estimator" */ "./estimator-panel");

/** An estimate of a project's weeks, dates and price. Without scripts: the base delays and starting prices. */
export function Estimator({ estimator, process, onAdd }: EstimatorProps) {
  const [ref, panel] = useWhenNear<Awaited<ReturnType<typeof loadPanel>>, HTMLDivElement>(loadPanel);
  useEffect(() => {
    // The address is a shared estimate.
    if (/[#?&]projet=/.test(window.location.href)) ref.current?.parentElement?.scrollIntoView();
  }, [ref]);
  // Title, projects and questions, with the answer beside them; on a phone one below the other.
  const ahead = (
    <ol className={styles.ahead} aria-hidden="true">
      {process.items.map(({ title }, phase) => (
        <li key={title} className="note" style={{ "--phase": phase } as React.CSSProperties}>
          {title}
        </li>
      ))}
    </ol>
  );
  return (
    <Band background="mist" id="estimation" labelledBy="estimation-titre">
      <div ref={ref} className="wideColumns gapY4">
        <div>
          <h2 id="estimation-titre">{estimator.title}</h2>
          <p className={`soft ${styles.lead}`}>{estimator.lead}</p>
          <p className={`note ${styles.caution}`}>{estimator.caution}</p>
        </div>
        {panel ? (
          <panel.EstimatorPanel rules={estimator} names={process.items} onAdd={onAdd}>
            {ahead}
          </panel.EstimatorPanel>
        ) : (
          <>
            <BaseTable projects={estimator.projects} />
            {ahead}
          </>
        )}
      </div>
    </Band>
  );
}

function BaseTable({ projects }: Pick<Queries.EstimatorFragment, "projects">) {
  return (
    <table className={styles.projects}>
      <caption className={styles.question}>Délais et prix de base</caption>
      <tbody>
        {projects.map((project) => (
          <tr key={project.service.slug} className={`between semibold ${styles.project}`}>
            <th scope="row">{project.label}</th>
            <td className={`accent ${styles.delay}`}>
              <BaseDelay project={project} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
