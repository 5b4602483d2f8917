import { graphql } from "gatsby";
import React from "react";
import { Band } from "../../components/band";
import { CheckList } from "../../components/check-list";
import { DemonstrationNotice } from "../../components/demonstration-notice";
import { Link } from "../../components/link";
import { Prose } from "../../components/prose";
import { quoted } from "../../shared/text/words";
import { technologyPath } from "../../shared/paths";
import { CaseScreen } from "./case-screen";
import * as styles from "./case-story.module.css";

const wide = "min(100vw, 1280px)";
const half = "(min-width: 801px) min(50vw, 640px), 100vw";

/** A case from the problem, in the client's words, to what was delivered; its other screens follow. */
export function CaseStory({ caseStudy }: { readonly caseStudy: Queries.CaseStoryFragment }) {
  const { clientName, description, problem, solution, deliverables, technologies } = caseStudy;
  const others = caseStudy.images.slice(1);
  return (
    <>
      <Band labelledBy="projet">
        <div className="columns split5 gapY4">
          <div>
            <h2 id="projet">Le projet</h2>
            <Prose html={description} className="soft mt3" />
          </div>
          <div>
            <figure>
              <blockquote className={styles.quote}>
                <p>{quoted(problem)}</p>
              </blockquote>
              <figcaption className="note mt2">{clientName}, avant le projet</figcaption>
            </figure>
            <DemonstrationNotice />
          </div>
        </div>
      </Band>
      <Band background="mist" labelledBy="solution">
        <div className="columns split5 gapY3">
          <h2 id="solution">Ce que nous avons construit</h2>
          <p className="measure">{solution}</p>
        </div>
        <div className={`divided columns split5 gapY2 mt5 ${styles.deliverables}`}>
          <h3 className="label soft">Ce que nous avons livré</h3>
          <CheckList points={deliverables} />
        </div>
        {technologies.length > 0 ? (
          <div className="divided columns split5 gapY1 centred mt4">
            <h3 className="label soft">Construit avec</h3>
            <ul className={`cluster ${styles.technologies}`}>
              {technologies.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={technologyPath(slug)} className="iconLink">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {others.length ? (
          <div className={others.length > 1 ? "columns mt6" : "mt6"}>
            {others.map((image) => (
              <CaseScreen key={image.alt} image={image} sizes={others.length > 1 ? half : wide} />
            ))}
          </div>
        ) : null}
      </Band>
    </>
  );
}

export const caseStoryFragment = graphql`
  fragment CaseStory on CaseStudy {
    clientName
    description
    problem
    solution
    deliverables
    technologies {
      slug
      name
    }
    images {
      ...CaseScreen
    }
  }
`;
