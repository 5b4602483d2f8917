import { graphql } from "gatsby";
import React from "react";
import { Picture } from "../../components/picture";
import { quoted } from "../../shared/format-text";
import { CaseLink } from "./case-link";
import * as styles from "./case-proof.module.css";

/** A delivered case beside what it proves: a screen, the client's words or, without them, what was done; the way to it. */
export function CaseProof({ caseStudy }: { readonly caseStudy: Queries.CaseProofFragment }) {
  const { slug, clientName, clientLogo, category, summary, images, review } = caseStudy;
  const [screen] = images;
  return (
    <article className={`columns ${styles.proof}`}>
      {screen ? (
        <Picture
          picture={screen}
          decorative
          sizes="(min-width: 801px) min(50vw, 600px), 100vw"
          className={`screen ${styles.screen}`}
        />
      ) : null}
      <div>
        <figure>
          <Picture picture={clientLogo} className={styles.logo} />
          {review ? (
            <blockquote className={styles.quote}>{quoted(review.quote)}</blockquote>
          ) : (
            <p className={styles.quote}>{summary}</p>
          )}
          <figcaption className={`note ${styles.author}`}>
            {review ? <strong>{review.author}, </strong> : null}
            {clientName}, {category}
          </figcaption>
        </figure>
        <CaseLink slug={slug} client={clientName} />
      </div>
    </article>
  );
}

export const caseProofFragment = graphql`
  fragment CaseProof on CaseStudy {
    slug
    clientName
    clientLogo {
      ...Picture
    }
    category
    summary
    images {
      ...Picture
    }
    review {
      quote
      author
    }
  }
`;
