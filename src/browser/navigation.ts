/*
 * What navigation within the browser needs besides what Gatsby does. Gatsby documents neither `gatsby-announcer` nor
 * `gatsby-focus-wrapper` (docs/internals.md).
 */

/** Prefix of an announced page title. */
const announcementPrefix = "Page affichée : ";

/** Gatsby's announcement of a new page to screen readers, which it only has in English (WCAG 3.1.2). */
export function announceInFrench(): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  // Observers run before the browser notifies assistive technology.
  new MutationObserver(() => {
    const announced = announcer.textContent ?? "";
    const french = announced.replace(/^Navigated to /, announcementPrefix);
    if (french !== announced) announcer.textContent = french;
  }).observe(announcer, { childList: true });
}

/**
 * Announces a page whose content arrives after its address: Gatsby has announced the placeholder before it (WCAG
 * 4.1.3).
 */
export function announcePage(title: string): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) announcer.textContent = announcementPrefix + title;
}

/** Path of the rendered page. After « back » the address already names the next page while its data are loading. */
let renderedPath: string | undefined;
let isAnotherComing = false;

/** Call after each rendered page. */
export function recordPage(pathname: string): void {
  renderedPath = pathname;
  isAnotherComing = false;
}

/**
 * On back and forward browsers scroll at once, in the page that is still shown, to the saved position of the next
 * one, and Gatsby would save that as the position of the page shown. Call before Gatsby listens.
 */
export function keepScrollPositions(): void {
  window.addEventListener("popstate", () => (isAnotherComing = window.location.pathname !== renderedPath));
  window.addEventListener("scroll", (event) => isAnotherComing && event.stopImmediatePropagation());
}

/** After each navigation Gatsby moves the focus to the new page; left to itself, that stops a smooth scroll. */
export function keepFocusFromScrolling(): void {
  const page = document.getElementById("gatsby-focus-wrapper");
  if (page) page.focus = () => HTMLElement.prototype.focus.call(page, { preventScroll: true });
}

/** What Gatsby leaves to the pages, undocumented (docs/internals.md). */
declare global {
  interface Window {
    ___navigate: (to: string | number, options?: object) => void;
    readonly ___loader: {
      readonly loadPage: (path: string) => Promise<{ readonly status?: string } | undefined>;
    };
  }
}

/**
 * A link to a page whose code is gone, after a deploy, is a full load: Gatsby does that by itself, but of the bare path,
 * without query and fragment. Call once Gatsby runs.
 */
export function keepWholeAddresses(): void {
  const { ___navigate: navigate, ___loader: loader } = window;
  window.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to);
    void loader.loadPage(to.replace(/#.*/, "")).then((page) => {
      if (page && page.status !== "error") navigate(to, options);
      else window.location.assign(to);
    });
  };
}
