import { focusOn } from "../shared/browser/scroll-to";

/*
 * What navigation within the browser needs besides what Gatsby does. Gatsby documents neither `gatsby-announcer` nor
 * `gatsby-focus-wrapper` (docs/internals.md).
 */

/** What screen readers hear of a page that has come, before its title. */
const shown = "Page affichée : ";

/** Gatsby's announcement of a new page to screen readers, which it only has in English (WCAG 3.1.2). */
export function announceInFrench(): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  // Mutations are reported before the browser tells anyone about them.
  new MutationObserver(() => {
    const announced = announcer.textContent ?? "";
    const french = announced.replace(/^Navigated to /, shown);
    if (french !== announced) announcer.textContent = french;
  }).observe(announcer, { childList: true });
}

/**
 * Tells screen readers of a page that comes after its address: Gatsby has announced whatever was there before it
 * (WCAG 4.1.3).
 */
export function announcePage(title: string): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = shown + title;
}

/** Gatsby moves the focus to a new page within this time. */
const focusTimeoutMs = 1000;

/**
 * Moves the focus to the element that a link to another page named, as browsers do (WCAG 2.4.3): Gatsby scrolls there
 * and leaves it at the top of the page, in an effect that a busy device runs some frames later.
 *
 * @param hash of the new address: `#marketing`
 */
export function focusFragment(hash: string): void {
  const move = () => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) focusOn(target);
  };
  const top = document.getElementById("gatsby-focus-wrapper");
  top?.addEventListener("focus", move, { once: true });
  setTimeout(() => top?.removeEventListener("focus", move), focusTimeoutMs);
  requestAnimationFrame(() => requestAnimationFrame(move));
}

/** Path of the page that is drawn: after « back » the address is another's until that one's data are there. */
let drawn: string | undefined;
let isAnotherComing = false;

/** To be called once a page is drawn. */
export function recordPage(pathname: string): void {
  drawn = pathname;
  isAnotherComing = false;
}

/**
 * Back and forward make browsers scroll at once, on the page that is still there, to where the coming one was left; Gatsby
 * would save that as the place of the page that is there. To be called before Gatsby listens.
 */
export function keepPlacesApart(): void {
  window.addEventListener("popstate", () => (isAnotherComing = window.location.pathname !== drawn));
  window.addEventListener("scroll", (event) => isAnotherComing && event.stopImmediatePropagation());
}

/** After each navigation Gatsby moves the focus to the new page; left to itself, that stops a smooth scroll. */
export function keepFocusFromScrolling(): void {
  const page = document.getElementById("gatsby-focus-wrapper");
  if (page) page.focus = () => HTMLElement.prototype.focus.call(page, { preventScroll: true });
}
