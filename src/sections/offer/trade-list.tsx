import React from "react";
import { Band } from "../../components/band";
import { ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { paths } from "../../shared/paths";
import * as styles from "./trade-list.module.css";

/** What a description says before its first colon or semicolon: « Audits d’annuaire, durcissement ». */
const inFewWords = (description: string): string => description.replace(/\s*[:;].*$/, "");

/** The trades as a list with small drawings, each in a few words: see `Expertise`. */
export function TradeList({ expertise }: { readonly expertise: Queries.ExpertiseFragment }) {
  return (
    <Band id="expertise" labelledBy="expertise-titre" className={styles.band} shared>
      <div className={`cluster ${styles.head}`}>
        <div>
          <h2 id="expertise-titre" data-reveal="">
            {expertise.title}
          </h2>
          <p className="detail">{expertise.lead}</p>
        </div>
        <ButtonLink to={paths.quote} icon="arrow-right">
          {expertise.button}
        </ButtonLink>
      </div>
      <ul className={styles.rows}>
        {expertise.items.map(({ title, description, image, href }) => (
          <li key={title} className={styles.row} data-reveal="">
            {/* Too small for the phones' variant to show more. */}
            <Picture picture={{ ...image, phone: null }} decorative className={styles.image} />
            <div className={styles.body}>
              <h3 className={styles.title}>
                <Link to={href} className={styles.link}>
                  {title}
                </Link>
              </h3>
              <p className="note">{inFewWords(description)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
