import { graphql } from "gatsby";
import React from "react";
import { Picture } from "../../components/picture";
import { CaseLink } from "./case-link";
import * as styles from "./case-proof.module.css";

/** A delivered case: a screen, the client, what was done; the way to it. */
export function CaseProof({ caseStudy }: { readonly caseStudy: Queries.CaseProofFragment }) {
  const { slug, clientName, category, summary, images } = caseStudy;
  const [screen] = images;
  return (
    <article className={styles.proof} aria-label={clientName}>
      {screen ? (
        <Picture
          picture={screen}
          decorative
          sizes="(min-width: 961px) min(50vw, 628px), 100vw"
          className={`screen ${styles.screen}`}
        />
      ) : null}
      <div className={`stack gapY1 ${styles.words}`}>
        <p>{summary}</p>
        <p className="note">{`${clientName}, ${category}`}</p>
        <CaseLink slug={slug} client={clientName} />
      </div>
    </article>
  );
}

export const caseProofFragment = graphql`
  fragment CaseProof on CaseStudy {
    slug
    clientName
    category
    summary
    images {
      ...Picture
    }
  }
`;
