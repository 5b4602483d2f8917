import { graphql } from "gatsby";
import React, { useEffect, useRef, useState } from "react";
import { Breadcrumb, type Crumb } from "../../components/breadcrumb";
import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { inlineHtml } from "../../components/prose";
import { PauseButton } from "../../components/pause-button";
import { paths } from "../../shared/paths";
import { stoppedFilmKey } from "../../shared/start-names";
import * as styles from "./services-hero.module.css";

interface ServicesHeroProps {
  readonly trail: readonly Crumb[];
  readonly page: Queries.ServicesHeroFragment;
  readonly video: Video | null;
}

interface Video {
  readonly mp4: string;
  readonly webm: string;
  readonly poster: string;
  readonly posterPhone: string | null;
}

/** The hero of the services page: title and way to a quote over a film, if it has one; below, the cards that lead to the groups. */
export function ServicesHero({ trail, page, video }: ServicesHeroProps) {
  return (
    <header className={`ink ${styles.hero}`}>
      <div className={`inner ${styles.inner}`}>
        <Breadcrumb trail={trail} />
        <div className={styles.top}>
          <h1>
            <span {...inlineHtml(page.hero.title)} />
          </h1>
          <p className="lead balanced">{page.hero.subtitle}</p>
          <ButtonLink to={paths.quote} size="large" icon="arrow-right" className="mt4">
            {page.hero.button}
          </ButtonLink>
        </div>
        {video ? <Film video={video} /> : null}
        <ul className={`autoColumns ${styles.cards}`}>
          {page.cards.map(({ title, description, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={`card plainLink ${styles.card}`}>
                <span className={`between display sizeH3 ${styles.cardTitle}`}>
                  {title}
                  <Icon name="arrow-down" />
                </span>{" "}
                <span className="detail">{description}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}

/** The film's picture; on a phone an excerpt of it, below the words. */
function Poster({ video: { poster, posterPhone } }: { readonly video: Video }) {
  return (
    <picture>
      {posterPhone ? (
        <source media="(max-width: 40em)" srcSet={posterPhone} width={780} height={1180} />
      ) : null}
      <img src={poster} alt="" width={1600} height={1000} fetchPriority="high" className={styles.picture} />
    </picture>
  );
}

/** Where the loop may play; the style sheet shows it and its button at no other width either. */
const loopMedia = "(min-width: 801px) and (prefers-reduced-motion: no-preference)";

/**
 * The film behind the title: its picture, the loop over it, and the button that pauses it. The loop is not loaded outside
 * `loopMedia` nor under Save-Data. In a document `src/browser/start-script` starts it, before React is there.
 */
function Film({ video }: { readonly video: Video }) {
  const player = useRef<HTMLVideoElement>(null);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    // Save-Data: Chromium alone has it.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!connection?.saveData && !isStopped() && window.matchMedia(loopMedia).matches) play(player.current);
    // It may have been stopped, or refused, before the scripts came.
    setPaused(player.current?.paused ?? false);
  }, []);
  return (
    <>
      <div className={styles.film}>
        <Poster video={video} />
        <video
          ref={player}
          className={styles.loop}
          preload="none"
          muted
          loop
          playsInline
          data-media={loopMedia}
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
          aria-hidden="true"
          tabIndex={-1}
        >
          <source src={video.webm} type="video/webm" />
          <source src={video.mp4} type="video/mp4" />
        </video>
      </div>
      <PauseButton
        isPaused={paused}
        what="la vidéo de fond"
        className={styles.pause}
        onClick={() => {
          setStopped(!paused);
          if (paused) play(player.current);
          else player.current?.pause();
        }}
      />
    </>
  );
}

/** Whether the visitor has stopped the film in this visit; false where nothing can be stored. */
function isStopped(): boolean {
  try {
    return sessionStorage.getItem(stoppedFilmKey) !== null;
  } catch {
    return false;
  }
}

function setStopped(stopped: boolean): void {
  try {
    if (stopped) sessionStorage.setItem(stoppedFilmKey, "1");
    else sessionStorage.removeItem(stoppedFilmKey);
  } catch {
    // Storage may be forbidden or full.
  }
}

/** Browsers may refuse, to save power: the picture is there. */
const play = (loop: HTMLVideoElement | null): void => void loop?.play().catch(() => undefined);

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
