import { graphql } from "gatsby";
import React, { useEffect, useState } from "react";
import { Band } from "../../components/band";
import { buttonClass } from "../../components/button";
import { useWhenNear } from "../../shared/browser/use-when-near";
import type { Measured } from "./page-measure-values";
import * as styles from "./page-measure.module.css";

const loadValues = () => import(/* webpackChunkName: "page-measure" */ "./page-measure-values");

/**
 * What this very page weighs and how long it took in the visitor's browser. Without scripts: the limits it is held to.
 */
export function PageMeasure({ measure }: { readonly measure: Queries.PageMeasureFragment }) {
  const [ref, values] = useWhenNear<Awaited<ReturnType<typeof loadValues>>, HTMLTableElement>(loadValues);
  const [measured, setMeasured] = useState<Measured>();
  useEffect(() => values?.watchMeasures(setMeasured), [values]);
  return (
    <Band background="ink" labelledBy="mesure">
      <div className={`wideColumns closer ${styles.head}`}>
        <h2 id="mesure">{measure.title}</h2>
        <p className="detail">{measure.lead}</p>
      </div>
      <table ref={ref} className={`mt5 ${styles.cell}`}>
        <caption className={styles.cell}>{measured ? "Vos mesures" : "Nos limites"}</caption>
        <tbody className="columns mt2">
          {measure.rows.map(({ what, name, limit, meaning }) => {
            const value = measured?.values[what] ?? limit;
            return (
              <tr key={what} className="divided">
                <th scope="row" className={styles.cell}>
                  {name}
                </th>
                {/* Words in the place of a figure would be too long in its size. */}
                <td className={`${styles.cell} ${styles.value} ${/\d/.test(value) ? "figure" : "detail"}`}>
                  {value}
                </td>
                <td className={`${styles.cell} detail`}>{meaning}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="stack mt5">
        <Note measured={measured} />
      </div>
    </Band>
  );
}

/** Where the figures come from. */
function Note({ measured }: { readonly measured: Measured | undefined }) {
  if (!measured) return <p>Avec JavaScript, vos mesures prennent la place de ces limites.</p>;
  if (!measured.isWholeVisit)
    return <p>{`Relevé par votre navigateur depuis l’ouverture de cette page. ${measured.cached}`}</p>;
  return (
    <>
      <p>
        {`Vous veniez d’une autre page du site\u00a0: le délai est celui de la première page de votre visite, le reste compte toute la visite. ${measured.cached}`}
      </p>
      {/* Only a new document has a delay of its own. */}
      <button
        type="button"
        className={buttonClass({ color: "white-outline", size: "small" })}
        onClick={() => window.location.reload()}
      >
        Mesurer cette page seule
      </button>
    </>
  );
}

export const pageMeasureFragment = graphql`
  fragment PageMeasure on ServiceMeasure {
    title
    lead
    rows {
      what
      name
      limit
      meaning
    }
  }
`;
