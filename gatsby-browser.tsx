import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/reset.css";
import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { hydrateInSlices, takeOver } from "./src/layout/hydration";
import { announceInFrench, focusFragment, keepStyles, applyKeptStyles } from "./src/layout/navigation";
import { savesData } from "./src/shared/saves-data";

export { wrapPageElement } from "./src/layout/wrap-page-element";

/** While a page is being developed it comes without a document to hydrate: Gatsby's own way then. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production" ? () => hydrateInSlices : undefined;

/**
 * React has taken the document over. Gatsby, which notes on each scroll where to come back to, is told how far the
 * visitor had scrolled by then.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  takeOver();
  window.dispatchEvent(new Event("scroll"));
  keepStyles();
  announceInFrench();
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) applyKeptStyles();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  // Within a page the browser moves the focus, and the visitor may have moved on since.
  if (prevLocation && prevLocation.pathname !== location.pathname && location.hash)
    focusFragment(location.hash);
};

/** Pages are fetched ahead on intent (a pointer over their link), not because their link is on the screen. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** Nothing is fetched ahead for visitors who save data. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (savesData()) Object.assign(Reflect.get(window, "___loader") as object, { hovering: () => undefined });
};

/**
 * On each navigation the page scrolls smoothly to the top; back and forward return to where the visitor was, and
 * a fragment to its element (Gatsby's own behaviour). When the scripts arrive nothing scrolls: the browser has seen to
 * that when it loaded the document, and the visitor may have gone elsewhere since.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = (args) => {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = args;
  if (!prevRouterProps) return false;
  const location = routerProps.location as Location & { key?: string };
  // Gatsby also asks when it only draws the page anew.
  if ((prevRouterProps.location as typeof location).key === location.key) return false;
  // Back again before the page was drawn: its scroll would go on in the page that the visitor is on.
  if (location.href !== window.location.href) return false;
  if (location.hash) return true;
  // Only an entry of the history that was left before has a position.
  const [, saved] = getSavedScrollPosition(location) as [number, number];
  if (saved) return true;
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  keepFocusFromScrolling();
  window.scrollTo({ top: 0, behavior: reduced ? "auto" : "smooth" });
  return false;
};

/** After each navigation Gatsby moves the focus to the new page; left to itself, that stops a smooth scroll. */
function keepFocusFromScrolling(): void {
  const page = document.getElementById("gatsby-focus-wrapper");
  if (page) page.focus = () => HTMLElement.prototype.focus.call(page, { preventScroll: true });
}
