import React from "react";
import { Link } from "../../components/link";
import { paths } from "../../shared/paths";
import { onScroll, useBrowserValue } from "../../shared/browser/use-browser-value";
import * as styles from "./estimate-widget.module.css";

/** docs/ecrans.md, « Blocs partagés »: scroll offset, in pixels, at which the phone's banner appears. */
const bannerThreshold = 240;

/**
 * The floating way to a quote: a button on a desktop, once the hero is left; at 800 px and narrower a banner at the foot of
 * the screen, once the visitor has scrolled 240 px or more. It yields to the page's own ways. Without scripts it is simply there.
 */
export function EstimateWidget() {
  const state = useBrowserValue(readState, "", onScroll);
  return (
    <aside
      className={styles.widget}
      aria-label="Devis gratuit"
      data-widget={state}
      data-scrolled={state ? "" : undefined}
    >
      <Link to={paths.quote} className={styles.button}>
        DEVIS GRATUIT
      </Link>{" "}
      <Link to={paths.quote} className={styles.banner}>
        Obtenir un devis gratuitement
      </Link>
    </aside>
  );
}

/** The page's own ways to a quote, below its hero. */
const ownWays = `:is(section, footer) :is(a[href="${paths.quote}"], [type="submit"])`;

/** Empty on the first screen; then « shown », unless a way of the page's own is on the screen. */
function readState(): "" | "shown" | "yielding" {
  const isPhone = window.matchMedia("(max-width: 800px)").matches;
  // On a desktop the button stands in the screen's lower half: from half a screen on, no hero is behind it.
  if (window.scrollY < (isPhone ? bannerThreshold : window.innerHeight / 2)) return "";
  const isOnScreen = Array.from(document.querySelectorAll(ownWays), (way) =>
    way.getBoundingClientRect(),
  ).some(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
  return isOnScreen ? "yielding" : "shown";
}
