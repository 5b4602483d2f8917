import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/reset.css";
import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";

export { wrapPageElement } from "./src/layout/wrap-page-element";

/**
 * On each navigation the page scrolls smoothly to the top; back and forward return to where the visitor was, and
 * a fragment to its element (Gatsby's own behaviour).
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const { hash, action } = routerProps.location as Location & { action?: string };
  if (!prevRouterProps || hash || action === "POP") return true;
  if (prevRouterProps.location.pathname === routerProps.location.pathname) return false;
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
