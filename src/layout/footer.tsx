import { graphql, useStaticQuery } from "gatsby";
import React from "react";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { Logo } from "../components/logo";
import { cityPath, paths } from "../shared/paths";
import { useSite } from "../shared/browser/use-site";
import { Address } from "./address";
import { LegalLinks } from "./legal-links";
import * as styles from "./footer.module.css";

/** The footer: how to reach the agency, the main pages, some cities, and the pages the law asks for. */
export function Footer() {
  const site = useSite();
  const { navigationSettings, mainPages } = useStaticQuery<Queries.FooterLinksQuery>(linksQuery);
  const links = mainPages.filter(({ to }) => to !== paths.cities);
  return (
    <footer className={`ink ${styles.footer}`}>
      <div className="inner">
        <div className={styles.top}>
          <div className={`stack ${styles.brand}`}>
            <Logo className={styles.logo} />
            <p className={`soft wideOnly ${styles.tagline}`}>{site.tagline}</p>
            <ButtonLink to={paths.quote} icon="arrow-right">
              Obtenir un devis gratuit
            </ButtonLink>
          </div>
          <div className={styles.reach}>
            <h2 className={`label ${styles.heading}`}>Nous joindre</h2>
            <Address />
            <ul className={`links ${styles.links}`}>
              {site.booking ? (
                <li>
                  <Link to={site.booking.discoveryCall}>
                    Réserver un appel de découverte <Icon name="arrow-up-right" className={styles.out} />
                  </Link>
                </li>
              ) : null}
              {site.linkedin ? (
                <li>
                  <Link to={site.linkedin}>
                    LinkedIn <Icon name="arrow-up-right" className={styles.out} />
                  </Link>
                </li>
              ) : null}
            </ul>
          </div>
          <nav aria-label="Pages du site" className={styles.pages}>
            <h2 className={`label ${styles.heading}`}>Le site</h2>
            <ul className={`links ${styles.links}`}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {links.length < mainPages.length ? (
            <nav aria-label="Villes" className={styles.cities}>
              <h2 className={`label ${styles.heading}`}>Villes d’intervention</h2>
              <ul className={`links ${styles.links}`}>
                {(navigationSettings?.footerCities ?? []).map(({ slug, city }) => (
                  <li key={slug}>
                    <Link to={cityPath(slug)}>{city}</Link>
                  </li>
                ))}
                <li>
                  <Link to={paths.cities}>Toutes les villes</Link>
                </li>
              </ul>
            </nav>
          ) : null}
        </div>
        <div className={styles.bottom}>
          <p>{[`© ${site.brand}, ${site.baseCity}.`, site.footerNote].filter(Boolean).join(" ")}</p>
          <LegalLinks />
        </div>
      </div>
    </footer>
  );
}

/** The printed end of pages without a footer; nothing on the screen. */
export function PrintedFooter() {
  return (
    <footer className={`ink ${styles.footer} ${styles.printed}`}>
      <Logo className={styles.logo} />
      <Address />
    </footer>
  );
}

const linksQuery = graphql`
  query FooterLinks {
    mainPages {
      to
      label
    }
    navigationSettings {
      footerCities {
        slug
        city
      }
    }
  }
`;
