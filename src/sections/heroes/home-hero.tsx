import { graphql } from "gatsby";
import React, { type PointerEvent } from "react";
import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { inlineHtml } from "../../components/prose";
import { Ridge } from "../../components/ridge";
import { paths } from "../../shared/paths";
import { useSite } from "../../shared/browser/use-site";
import * as styles from "./home-hero.module.css";

/**
 * The first screen: contour lines on ink that light up under the pointer (off at 800 px and narrower), the
 * promise, the way to a quote, and what is offered.
 */
export function HomeHero({ home }: { readonly home: Queries.HomeHeroFragment }) {
  const { phone } = useSite();
  return (
    <header className={styles.hero} onPointerMove={followPointer} data-testid="home-hero">
      <div className={styles.halo} aria-hidden="true" data-testid="halo" />
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>
            <span {...inlineHtml(home.hero.title)} />
          </h1>
          <p className="lead">{home.hero.subtitle}</p>
          <div className={`cluster ${styles.actions}`}>
            <ButtonLink to={paths.quote} size="large" icon="arrow-right">
              {home.hero.button}
            </ButtonLink>
            <a href={`tel:${phone.href}`} className="iconLink">
              <Icon name="phone" /> {phone.display}
            </a>
          </div>
        </div>
        <ul className={styles.cards}>
          {home.cards.map(({ title, description, href }) => (
            <li key={href}>
              <Link to={href} className={styles.card}>
                <span className={styles.cardTitle}>{title}</span>
                <span className="note">{description}</span>
                <Icon name="arrow-right" className={`goes ${styles.arrow}`} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Ridge background="paper" crest={0} />
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
    }
    cards {
      title
      description
      href
    }
  }
`;
