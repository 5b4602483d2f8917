import { graphql } from "gatsby";
import React, { useRef, useState } from "react";
import { Breadcrumb, type Crumb } from "../components/breadcrumb";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { inlineHtml } from "../components/prose";
import { Ridge } from "../components/ridge";
import { paths } from "../shared/paths";
import { scrollToTarget } from "../shared/scroll-to";
import { useBrowserValue } from "../shared/use-browser-value";
import * as styles from "./services-hero.module.css";

/** docs/ecrans.md, « Limites et constantes »: milliseconds between the click on a card and the scroll. */
const scrollDelayMs = 100;

interface ServicesHeroProps {
  readonly trail: readonly Crumb[];
  readonly page: Queries.ServicesHeroFragment;
  readonly video: { readonly mp4: string; readonly webm: string; readonly poster: string };
}

/** The hero of the services page: the loop behind it, and three cards that lead to the groups below. */
export function ServicesHero({ trail, page, video }: ServicesHeroProps) {
  return (
    <header className={styles.hero}>
      <img
        // Not shown at 800 px and narrower, and then, being lazy, not loaded either.
        loading="lazy"
        src={video.poster}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
        className={styles.background}
      />
      <Loop video={video} />
      <div className={styles.inner}>
        <Breadcrumb trail={trail} />
        <h1 className={styles.title}>
          <span {...inlineHtml(page.hero.title)} />
        </h1>
        <p className={styles.lead}>{page.hero.subtitle}</p>
        <ButtonLink to={paths.quote} size="large" icon="arrow-right" className={styles.button}>
          {page.hero.button}
        </ButtonLink>
        <ul className={styles.cards}>
          {page.cards.map(({ title, description, anchor }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                className={styles.card}
                onClick={(event) => scrollToTarget(event, scrollDelayMs)}
              >
                <span className={styles.cardTitle}>
                  {title}
                  <Icon name="arrow-down" />
                </span>
                <span className={styles.cardText}>{description}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Ridge ground="paper" crest={1} />
    </header>
  );
}

/** The loop itself: not loaded at 800 px and narrower, under reduced motion or Save-Data; it can be paused. */
function Loop({ video }: Pick<ServicesHeroProps, "video">) {
  const wanted = useBrowserValue(isLoopWanted, false);
  const [paused, setPaused] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  if (!wanted) return null;
  const toggle = () => {
    if (paused) void player.current?.play();
    else player.current?.pause();
    setPaused(!paused);
  };
  return (
    <>
      <video
        ref={player}
        className={styles.background}
        autoPlay
        muted
        loop
        playsInline
        poster={video.poster}
        aria-hidden="true"
        tabIndex={-1}
      >
        <source src={video.webm} type="video/webm" />
        <source src={video.mp4} type="video/mp4" />
      </video>
      <button type="button" className={styles.pause} onClick={toggle}>
        <Icon name={paused ? "play" : "pause"} />
        <span className="visuallyHidden">
          {paused ? "Relancer la vidéo de fond" : "Arrêter la vidéo de fond"}
        </span>
      </button>
    </>
  );
}

function isLoopWanted(): boolean {
  const wide = window.matchMedia("(min-width: 801px) and (prefers-reduced-motion: no-preference)").matches;
  // Save-Data: Chromium alone tells.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return wide && connection?.saveData !== true;
}

export const servicesHeroFragment = graphql`
  fragment ServicesHero on ServicesPageSettings {
    hero {
      title
      subtitle
      button
    }
    cards {
      title
      description
      anchor
    }
  }
`;
