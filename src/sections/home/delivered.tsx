import { graphql } from "gatsby";
import React from "react";
import { Picture } from "../../components/picture";
import { CaseLink } from "../cases/case-link";
import { Planning } from "./planning";
import * as styles from "./delivered.module.css";

interface DeliveredProps {
  readonly caseStudy: Queries.DeliveredFragment | null;
  /** What the product does, to be tried, in place of its screen. */
  readonly planning: Queries.PlanningFragment | null;
}

/** A product that was delivered: its screen or a piece of it, its first figure, the way to its case. */
export function Delivered({ caseStudy, planning }: DeliveredProps) {
  const [screen] = caseStudy?.images ?? [];
  const [figure] = caseStudy?.results ?? [];
  const result = caseStudy ? (
    <>
      {figure ? (
        <p className={styles.result}>
          <strong className="figure sizeH3">{figure.value}</strong>
          {` ${figure.label}`}
        </p>
      ) : null}
      <CaseLink slug={caseStudy.slug} client={caseStudy.clientName} />
    </>
  ) : null;
  if (planning) return <Planning planning={planning}>{result}</Planning>;
  return caseStudy && screen ? (
    <figure className="sheet">
      <Picture picture={screen} className="screen" priority />
      <figcaption className="mt2">{result}</figcaption>
    </figure>
  ) : null;
}

export const deliveredFragment = graphql`
  fragment Delivered on CaseStudy {
    slug
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
