import { graphql } from "gatsby";
import React, { useState } from "react";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { Picture } from "../components/picture";
import { paths } from "../shared/paths";
import { useSite } from "../shared/use-site";
import * as styles from "./partner-banner.module.css";

interface PartnerBannerProps {
  readonly partners: Queries.PartnersFragment;
  /** Adds « Travailler avec … » to the quote page. */
  readonly withButton?: boolean;
}

/**
 * The partners' signs in one moving line, 20 s a turn. The list stands twice, so that the loop has no seam; the copy is
 * hidden from assistive technology. It waits under the pointer and while the focus is in the section, on its button too,
 * until that button starts it again.
 */
export function PartnerBanner({ partners, withButton }: PartnerBannerProps) {
  const { brand } = useSite();
  const [motion, setMotion] = useState<"stopped" | "started">();
  const stopped = motion === "stopped";
  return (
    <section className={styles.moving} aria-label={partners.title}>
      <div className={styles.window}>
        <div className={styles.track} data-motion={motion} data-testid="partner-track">
          {[false, true].map((copy) => (
            <ul key={String(copy)} className={styles.line} aria-hidden={copy || undefined}>
              {partners.items.map((partner) => (
                <li key={partner.slug}>
                  <Picture picture={partner.logo} decorative={copy} className={styles.sign} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.pause}
          onClick={() => setMotion(stopped ? "started" : "stopped")}
          onBlur={() => stopped || setMotion(undefined)}
        >
          <Icon name={stopped ? "play" : "pause"} />
          <span className="visuallyHidden">
            {stopped ? "Relancer le défilement" : "Arrêter le défilement"}
          </span>
        </button>
        {withButton ? (
          <ButtonLink to={paths.quote} color="black-outline" icon="arrow-right">
            {`Travailler avec ${brand}`}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

export const partnersFragment = graphql`
  fragment Partners on PartnersSettings {
    title
    more
    items {
      slug
      name
      caseStudy {
        slug
      }
      logo {
        ...Picture
      }
    }
  }
`;
