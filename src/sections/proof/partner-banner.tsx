import { graphql } from "gatsby";
import React, { useState } from "react";
import { ButtonLink } from "../../components/button";
import { PauseButton } from "../../components/pause-button";
import { Picture } from "../../components/picture";
import { paths } from "../../shared/paths";
import { useIdentity } from "../../shared/browser/use-site";
import * as styles from "./partner-banner.module.css";

interface PartnerBannerProps {
  /** Null where the site does without. */
  readonly partners: Queries.PartnersFragment | null;
  /** Adds « Travailler avec … » to the quote page. */
  readonly withButton?: boolean;
}

/** Fewer signs would leave a gap in the loop. */
const fewestMoving = 6;

/**
 * The partners' signs in one moving line, 20 s a turn. The list is rendered twice, so that the loop has no seam; the
 * copy is hidden from assistive technology. It stops under the pointer and while the focus is in the section, until
 * its button starts it again. A few signs stand still.
 */
export function PartnerBanner({ partners, withButton }: PartnerBannerProps) {
  const { brand } = useIdentity();
  const [motion, setMotion] = useState<"stopped" | "started">();
  if (!partners) return null;
  const stopped = motion === "stopped";
  const moves = partners.items.length >= fewestMoving;
  return (
    <section className={`wrap cluster ${styles.moving}`} aria-label={partners.title} data-shared="">
      <div className={moves ? styles.window : undefined}>
        <div className={moves ? styles.track : undefined} data-motion={motion} data-testid="partner-track">
          {(moves ? [false, true] : [false]).map((copy) => (
            <ul key={String(copy)} className={`cluster ${styles.line}`} aria-hidden={copy || undefined}>
              {partners.items.map((partner) => (
                <li key={partner.slug}>
                  <Picture picture={partner.logo} decorative={copy} className={styles.sign} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <div className="between">
        {moves ? (
          <PauseButton
            isPaused={stopped}
            what="le défilement"
            onClick={() => setMotion(stopped ? "started" : "stopped")}
            onBlur={() => stopped || setMotion(undefined)}
          />
        ) : null}{" "}
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
