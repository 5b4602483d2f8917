import { graphql } from "gatsby";
import React from "react";
import { Breadcrumb, type Crumb } from "../../components/breadcrumb";
import { CaseFacts } from "./case-facts";
import { CaseFigures } from "./case-results";
import { CaseScreen } from "./case-screen";
import * as styles from "./case-opening.module.css";

interface CaseOpeningProps {
  readonly trail: readonly Crumb[];
  readonly caseStudy: Queries.CaseOpeningFragment;
}

/** The first screen of a case: its title and facts on ink, and the product, which rises over their edge; its figures below. */
export function CaseOpening({ trail, caseStudy }: CaseOpeningProps) {
  const [first] = caseStudy.images;
  return (
    <div className={styles.opening}>
      <header className={`ink ${styles.title}`}>
        <Breadcrumb trail={trail} />
        <h1>{caseStudy.title}</h1>
        <p className="lead">{caseStudy.summary}</p>
      </header>
      <div className={styles.screen}>
        {first ? <CaseScreen image={first} sizes="min(100vw, 1280px)" priority /> : null}
      </div>
      <CaseFacts caseStudy={caseStudy} className={styles.facts} />
      <CaseFigures caseStudy={caseStudy} />
    </div>
  );
}

export const caseOpeningFragment = graphql`
  fragment CaseOpening on CaseStudy {
    title
    summary
    images {
      ...CaseScreen
    }
    ...CaseFacts
    ...CaseResults
  }
`;
