import { graphql, useStaticQuery } from "gatsby";
import React, { useRef } from "react";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { Logo } from "../components/logo";
import { paths, servicePath, technologyPath } from "../shared/paths";
import { required } from "../shared/required";
import { useIdentity } from "../shared/browser/use-site";
import { Address } from "./address";
import { NavMenu } from "./nav-menu";
import * as styles from "./header.module.css";

/**
 * The fixed header. One list of links serves both forms: a bar with dropdowns from 1050 px, a burger menu below.
 * Both open without scripts (`details`); scripts add hovering away, Escape and closing on a link.
 */
export function Header({ pathname }: { readonly pathname: string }) {
  const { brand } = useIdentity();
  const { navigationSettings, mainPages } = useStaticQuery<Queries.HeaderNavigationQuery>(navigationQuery);
  const { services, technologies } = required(navigationSettings);
  const burger = useRef<HTMLDetailsElement>(null);
  const closeBurger = () => burger.current?.removeAttribute("open");
  // Also for a link to the current page.
  const closeOnLink = ({ target }: React.MouseEvent) => {
    if ((target as Element).closest("a")) closeBurger();
  };
  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape" || !burger.current?.open) return;
    closeBurger();
    burger.current.querySelector("summary")?.focus();
  };
  // The open menu covers the page: what is behind it must not have the focus.
  const closeOnLeaving = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    // Pressing a label or a gap focuses Gatsby's wrapper of the page: the menu was not left.
    const isElsewhere = relatedTarget && !relatedTarget.contains(currentTarget);
    if (isElsewhere && !currentTarget.contains(relatedTarget)) closeBurger();
  };

  return (
    // Escape is heard here wherever the focus is in the menu; the controls themselves are native.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <header className={styles.header} onClick={closeOnLink} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <div className={`wrap ${styles.inner}`}>
        <Link to={paths.home} className={`tap ${styles.home} plainLink`} aria-label={`${brand}, accueil`}>
          <Logo className={styles.logo} />
        </Link>{" "}
        <ButtonLink to={paths.quote} size="small" className={styles.mobileQuote}>
          Devis gratuit
        </ButtonLink>{" "}
        {/* Closed on each new page, as by « back ». */}
        <details key={pathname} ref={burger} className={styles.burger}>
          <summary className={`square ${styles.burgerButton}`} data-burger="">
            <Icon name="menu" className={styles.menuIcon} />
            <Icon name="cross" className={styles.crossIcon} />
            <span className="visuallyHidden">Menu</span>
          </summary>
        </details>
        <nav className={styles.nav} aria-label="Navigation principale">
          <ul className={styles.list}>
            <NavMenu
              label="Nos services"
              groups={services}
              toPath={servicePath}
              all={{ to: paths.services, label: "Tous nos services" }}
              terms="Délais et prix de départ, hors taxes"
              active={pathname.startsWith(paths.services)}
            />
            {technologies.length > 0 ? (
              <NavMenu
                label="Technologies"
                groups={technologies}
                toPath={technologyPath}
                all={{ to: paths.technologies, label: "Toutes nos technologies" }}
                active={pathname.startsWith(paths.technologies)}
              />
            ) : null}
            {mainPages.some(({ to }) => to === paths.caseStudies) ? (
              <li className={styles.item}>
                <Link
                  to={paths.caseStudies}
                  className={`plainLink ${styles.link}`}
                  aria-current={pathname.startsWith(paths.caseStudies) ? "true" : undefined}
                >
                  Réalisations
                </Link>
              </li>
            ) : null}
          </ul>
          <div className={styles.actions}>
            <ButtonLink to={paths.contact} color="black-outline" size="small">
              Nous contacter
            </ButtonLink>{" "}
            <ButtonLink to={paths.quote} size="small">
              DEVIS GRATUIT SUR-MESURE
            </ButtonLink>{" "}
            <div className={`ink ${styles.reach}`}>
              <Address />
            </div>
          </div>
        </nav>
      </div>
    </header>
  );
}

const navigationQuery = graphql`
  query HeaderNavigation {
    mainPages {
      to
    }
    navigationSettings {
      services {
        label
        items {
          slug
          name
          duration {
            value
            weeks {
              max
            }
          }
          priceFrom {
            ...PriceFrom
          }
        }
      }
      technologies {
        label
        items {
          slug
          name
        }
      }
    }
  }
`;
