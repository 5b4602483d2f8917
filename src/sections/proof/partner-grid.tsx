import React from "react";
import { ButtonLink } from "../../components/button";
import { Link } from "../../components/link";
import { Picture } from "../../components/picture";
import { caseStudyPath, paths } from "../../shared/paths";
import { useIdentity } from "../../shared/browser/use-site";
import * as styles from "./partner-grid.module.css";

/** The partners' signs in a grid of 4, 3 or 2 columns with its heading, and the way to the quote page. */
export function PartnerGrid({ partners }: { readonly partners: Queries.PartnersFragment | null }) {
  const { brand } = useIdentity();
  if (!partners) return null;
  return (
    <section className={`wrap ${styles.still}`} aria-labelledby="partenaires">
      <h2 id="partenaires" data-reveal="">
        {partners.title} <span className={`soft ${styles.more}`}>{partners.more}</span>
      </h2>
      <div className={`mt5 ${styles.grid}`}>
        <ul className={styles.cells}>
          {partners.items.map((partner) => (
            <li key={partner.slug} className={styles.cell}>
              {partner.caseStudy ? (
                <Link
                  to={caseStudyPath(partner.caseStudy.slug)}
                  className={styles.caseLink}
                  aria-label={`Lire le cas ${partner.name}`}
                >
                  <Picture picture={partner.logo} decorative className={styles.sign} />
                  <strong className="sizeSmall">Lire le cas</strong>
                </Link>
              ) : (
                <Picture picture={partner.logo} className={styles.sign} />
              )}
            </li>
          ))}
        </ul>
        <div className={styles.action}>
          <ButtonLink to={paths.quote} color="black-outline" icon="arrow-right">
            Travailler avec {brand}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
