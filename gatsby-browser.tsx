// First: it mends the address before Gatsby's router reads it.
import { isLeaving } from "./src/browser/mend-address";
import "./src/styles/colours.css";
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/reset.css";
import "./src/styles/global.css";
import "./src/styles/text.css";
import "./src/styles/layout.css";
import type { GatsbyBrowser } from "gatsby";
import { announceHydration, hydrateAsTransition } from "./src/browser/hydration";
import {
  announceInFrench,
  keepFocusFromScrolling,
  keepScrollPositions,
  keepWholeAddresses,
  recordPage,
} from "./src/browser/navigation";
import { openAnswersForPrint } from "./src/browser/print-answers";
import { keepChoices } from "./src/layout/choices";
import { focusOnArrival } from "./src/shared/browser/scroll-to";
import { decodePath } from "./src/shared/decode-path";

export { wrapPageElement } from "./src/layout/layout";

/** The development server sends no rendered document: Gatsby's own rendering is kept there. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production" ? () => hydrateAsTransition : undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepScrollPositions();
  // Gatsby hydrates only once this promise is settled: never, where the page reloads.
  return isLeaving ? new Promise(() => undefined) : undefined;
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  announceHydration();
  // Gatsby saves the scroll position of a history entry at each scroll event; the visitor may have scrolled before.
  window.dispatchEvent(new Event("scroll"));
  announceInFrench();
  keepWholeAddresses();
  openAnswersForPrint();
  keepChoices();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  recordPage(location.pathname);
  // Within a page the browser moves the focus, and the visitor may have moved on since.
  if (prevLocation && prevLocation.pathname !== location.pathname && location.hash)
    focusOnArrival(decodePath(location.hash.slice(1)));
};

/** Pages are prefetched on intent (a pointer over their link), not because their link is on the screen. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * On each navigation the page scrolls smoothly to the top; back and forward return to where the visitor was, and
 * a fragment to its element (Gatsby's own behaviour). Hydration does not scroll: the browser has seen to that when it
 * loaded the document, and the visitor may have gone elsewhere since.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (args) => {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = args;
  if (!prevRouterProps) return false;
  const location = routerProps.location as Location & { key?: string };
  // Gatsby also asks when it renders the same page again.
  if ((prevRouterProps.location as typeof location).key === location.key) return false;
  // The visitor went back before this page was rendered: scrolling would move the page they are on.
  if (location.href !== window.location.href) return false;
  if (location.hash) return true;
  // Only a history entry that was visited before has a position.
  const [, saved] = getSavedScrollPosition(location) as [number, number];
  if (saved) return true;
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  keepFocusFromScrolling();
  window.scrollTo({ top: 0, behavior: reduced ? "auto" : "smooth" });
  return false;
};
