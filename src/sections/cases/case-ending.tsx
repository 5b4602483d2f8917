import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { EndField } from "../method/end-field";
import { Picture } from "../../components/picture";
import { caseStudyPath, quotePathFor } from "../../shared/paths";
import { replyTime } from "../../shared/text/number";
import { useClaims } from "../../shared/browser/use-site";
import * as styles from "./case-ending.module.css";

/** The end of a case: the day of its delivery, a quote request that names it, and the next case. */
export function CaseEnding({ caseStudy }: { readonly caseStudy: Queries.CaseEndingFragment }) {
  const { claims } = useClaims();
  const { slug, deliveredOn, next } = caseStudy;
  const [screen] = next?.images ?? [];
  return (
    <>
      <EndField
        what="Livré le"
        day={deliveredOn}
        withYear
        action={
          <ButtonLink to={quotePathFor(slug)} color="white" size="large" icon="arrow-right">
            Demander un devis proche de ce cas
          </ButtonLink>
        }
      >
        <h2 className="sizeH3">Votre projet ressemble à celui-ci&nbsp;?</h2>
        <p>Devis gratuit, réponse sous {replyTime(claims)}.</p>
      </EndField>
      {next ? (
        <Band labelledBy="suivante" compact shared>
          <Link to={caseStudyPath(next.slug)} className={`rowLink ${styles.next}`}>
            {screen ? (
              <Picture
                picture={screen}
                decorative
                sizes="(min-width: 801px) 360px, 100vw"
                className={`screen ${styles.screen}`}
              />
            ) : null}
            <div>
              <p className="note semibold mb1">Réalisation suivante</p>
              <h2 id="suivante" className={`sizeQuiet ${styles.title}`}>
                {next.title}
              </h2>
              <p className="note mt1">
                {next.clientName}, {next.category}
              </p>
            </div>
          </Link>
        </Band>
      ) : null}
    </>
  );
}

export const caseEndingFragment = graphql`
  fragment CaseEnding on CaseStudy {
    slug
    deliveredOn
    next {
      slug
      title
      clientName
      category
      images {
        ...Picture
      }
    }
  }
`;
