import React from "react";
import { Link } from "../../components/link";
import { paths } from "../../shared/paths";
import { onScroll, useBrowserValue } from "../../shared/browser/use-browser-value";
import * as styles from "./estimate-widget.module.css";

/** docs/ecrans.md, « Blocs partagés »: scroll offset, in pixels, at which the phone's banner appears. */
const bannerThreshold = 240;

/**
 * The floating way to a quote: on a desktop a tab in the right margin, where nothing else stands; at 800 px and narrower a
 * banner at the foot of the screen, once the visitor has scrolled 240 px or more. Without scripts both are simply there.
 */
export function EstimateWidget() {
  const isScrolled = useBrowserValue(() => window.scrollY >= bannerThreshold, false, onScroll);
  return (
    <aside
      className={isScrolled ? `${styles.widget} ${styles.scrolled}` : styles.widget}
      aria-label="Devis gratuit"
      data-widget=""
    >
      <Link to={paths.quote} className={styles.tab}>
        DEVIS GRATUIT
      </Link>{" "}
      <Link to={paths.quote} className={styles.banner}>
        Obtenir un devis gratuitement
      </Link>
    </aside>
  );
}
