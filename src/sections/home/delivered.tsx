import { graphql } from "gatsby";
import React from "react";
import { DemonstrationNotice } from "../../components/demonstration-notice";
import { Picture } from "../../components/picture";
import { CaseLink } from "../cases/case-link";
import { Planning } from "./planning";
import * as styles from "./delivered.module.css";

interface DeliveredProps {
  readonly study: Queries.DeliveredFragment;
  /** What the product does, to be tried, in place of its screen. */
  readonly planning: Queries.PlanningFragment | null;
}

/** A product that was delivered: its screen or a piece of it, its first figure, the way to its case. */
export function Delivered({ study, planning }: DeliveredProps) {
  const [screen] = study.images;
  const [figure] = study.results ?? [];
  const result = (
    <>
      {figure ? (
        <p className={`soft ${styles.result}`}>
          <strong className="figure">{figure.value}</strong>
          {` ${figure.label}`}
        </p>
      ) : null}
      <CaseLink slug={study.slug} client={study.clientName} />
    </>
  );
  if (planning)
    return (
      <Planning planning={planning} subject={study.title} className={styles.delivered}>
        {result}
      </Planning>
    );
  return (
    <figure className={styles.delivered}>
      {screen ? (
        <Picture picture={screen} sizes="(min-width: 1050px) min(66vw, 840px), 100vw" className="screen" />
      ) : null}
      <figcaption>
        <h3>{study.title}</h3>
        {result}
        <DemonstrationNotice />
      </figcaption>
    </figure>
  );
}

export const deliveredFragment = graphql`
  fragment Delivered on CaseStudy {
    slug
    title
    clientName
    images {
      ...Picture
    }
    results {
      value
      label
    }
  }
`;
