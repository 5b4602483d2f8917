import { graphql } from "gatsby";
import React, { type PointerEvent } from "react";
import { ButtonLink } from "../../components/button";
import { DemonstrationNotice } from "../../components/demonstration-notice";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { inlineHtml } from "../../components/prose";
import { paths } from "../../shared/paths";
import { useContact } from "../../shared/browser/use-site";
import { Delivered } from "../home/delivered";
import * as styles from "./home-hero.module.css";

/**
 * The first screen: a light that follows the pointer (off at 800 px and narrower), the promise, what is
 * offered, the way to a quote, and a product that was delivered.
 */
export function HomeHero({ home: { hero, cards } }: { readonly home: Queries.HomeHeroFragment }) {
  const { phone } = useContact();
  return (
    <header className={`ink ${styles.hero}`} onPointerMove={followPointer} data-testid="home-hero">
      <div className={styles.halo} aria-hidden="true" data-testid="halo" />
      <div className={`inner columns centred ${styles.inner}`}>
        <div>
          <h1 className={styles.title}>
            <span {...inlineHtml(hero.title)} />
          </h1>
          <p className="lead">{hero.subtitle}</p>
          <ul className={`stack ${styles.cards}`}>
            {cards.map(({ title, description, href }) => (
              <li key={href}>
                <Link to={href} className={`card rowLink ${styles.card}`}>
                  <b className="name">{title}</b> <span className="note">{description}</span>
                  <Icon name="arrow-right" className={`goes ${styles.arrow}`} />
                </Link>
              </li>
            ))}
          </ul>
          <div className={`cluster ${styles.actions}`}>
            <ButtonLink to={paths.quote} size="large" icon="arrow-right">
              {hero.button}
            </ButtonLink>{" "}
            <a href={`tel:${phone.href}`} className="iconLink">
              <Icon name="phone" /> {phone.display}
            </a>
          </div>
        </div>
        <div>
          <Delivered caseStudy={hero.caseStudy} planning={hero.planning} />
          <DemonstrationNotice />
        </div>
      </div>
    </header>
  );
}

function followPointer({ currentTarget: hero, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (!window.matchMedia("(min-width: 801px)").matches) return;
  const { left, top } = hero.getBoundingClientRect();
  hero.style.setProperty("--halo-x", `${clientX - left}px`);
  hero.style.setProperty("--halo-y", `${clientY - top}px`);
}

export const homeHeroFragment = graphql`
  fragment HomeHero on HomeSettings {
    hero {
      title
      subtitle
      button
      service {
        plan {
          ...Plan
        }
      }
      caseStudy {
        ...Delivered
      }
      planning {
        ...Planning
      }
    }
    cards {
      title
      description
      href
    }
  }
`;
