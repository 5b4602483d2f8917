import React, { type ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../../components/breadcrumb";
import { inlineHtml } from "../../components/prose";
import * as styles from "./page-hero.module.css";

interface PageHeroProps {
  /** Trail from the home page to this one; the last crumb is this page. */
  readonly trail: readonly Crumb[];
  /** Checked HTML: at most a coloured word. */
  readonly title: string;
  readonly lead?: string | undefined;
  /** Beside the text: `HeroPicture`. */
  readonly picture?: ReactNode;
  readonly actions?: ReactNode;
  /** What one may know before the button is pressed, below it: `HeroOffer`. */
  readonly after?: ReactNode;
  /** Anything that stands beside the title, in place of a picture. */
  readonly aside?: ReactNode;
  /** What stands below, over the whole width: `HeroReasons`. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The ink band that opens an inner page. Its picture lies beside the text, and below it on a phone. */
export function PageHero({
  trail,
  title,
  lead,
  picture,
  actions,
  after,
  aside,
  children,
  className,
}: PageHeroProps) {
  const isPlain = !picture && !aside && !actions && !children;
  const hero = ["ink", styles.hero, isPlain && styles.plain, className];
  const top = [styles.top, picture && styles.pictured, !children && styles.alone];
  return (
    <header className={hero.filter(Boolean).join(" ")}>
      <div className={top.filter(Boolean).join(" ")}>
        {picture}
        <div className="inner">
          <Breadcrumb trail={trail} />
          <div className={aside ? styles.split : styles.single}>
            <div className={styles.text}>
              <h1>
                <span {...inlineHtml(title)} />
              </h1>
              {lead ? <p className="lead">{lead}</p> : null}
              {actions ? <div className="cluster mt4">{actions}</div> : null}
              {after}
            </div>
            {aside}
          </div>
        </div>
      </div>
      {children}
    </header>
  );
}
