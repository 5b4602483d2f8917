import React from "react";
import { Link } from "../../components/link";
import { paths } from "../../shared/paths";
import { onScroll, useBrowserValue } from "../../shared/browser/use-browser-value";
import * as styles from "./estimate-widget.module.css";

/** docs/ecrans.md, « Blocs partagés »: scroll offset, in pixels, at which the phone's banner appears. */
const bannerThreshold = 240;

/**
 * The floating link to the quote form: on desktops a button once the hero has been scrolled past; at 800 px and
 * narrower a banner at the bottom of the screen after 240 px of scrolling. Without scripts it is always there.
 */
export function EstimateWidget() {
  const scrolled = useBrowserValue(isHeroLeft, false, onScroll);
  return (
    <aside
      className={styles.widget}
      aria-label="Devis gratuit"
      data-widget=""
      data-scrolled={scrolled || undefined}
    >
      <Link to={paths.quote} className={styles.button}>
        DEVIS GRATUIT
      </Link>
      <Link to={paths.quote} className={styles.banner}>
        Obtenir un devis gratuitement
      </Link>
    </aside>
  );
}

/** The desktop button stands in the lower half of the screen: half a screen of scrolling leaves no hero behind it. */
function isHeroLeft(): boolean {
  const isPhone = window.matchMedia("(max-width: 800px)").matches;
  return window.scrollY >= (isPhone ? bannerThreshold : window.innerHeight / 2);
}
