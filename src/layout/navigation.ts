import { focusOn } from "../shared/scroll-to";

/*
 * What visits from page to page within the browser need besides what Gatsby does.
 */

/** A style sheet that waits for its page to leave. */
const kept = 'link[media="not all"]';

/**
 * Keeps the style sheet that a long page came with (`Fold`) for the pages after it: in the page itself it would leave
 * with it, and it holds the styles of all pages, which nothing fetches again. Called once React has the document.
 */
export function keepStyles(): void {
  const sheet = document.querySelector("[data-fold] link");
  if (!sheet) return;
  // A copy, from the browser's cache: moved, the sheet would be gone for a moment. It styles nothing yet: applied twice,
  // the sheet would have the page at hand laid out anew, a quarter of a second on a phone.
  const copy = sheet.cloneNode() as HTMLLinkElement;
  copy.media = "not all";
  document.head.append(copy);
}

/** Puts the sheet that was kept to use. Called as the page that came with it leaves. */
export function applyKeptStyles(): void {
  document.querySelector<HTMLLinkElement>(kept)?.removeAttribute("media");
}

/** What screen readers hear of a page that has come, before its title. */
const shown = "Page affichée : ";

/** Gatsby's announcement of a new page to screen readers, which it only has in English (WCAG 3.1.2). */
export function announceInFrench(): void {
  const announcer = document.getElementById("gatsby-announcer");
  if (!announcer) return;
  // Mutations are reported before the browser tells anyone about them.
  new MutationObserver(() => {
    const said = announcer.textContent ?? "";
    const french = said.replace(/^Navigated to /, shown);
    if (french !== said) announcer.textContent = french;
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

/** Time that Gatsby has to move the focus to a new page, in milliseconds. */
const patience = 1000;

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
  setTimeout(() => top?.removeEventListener("focus", move), patience);
  requestAnimationFrame(() => requestAnimationFrame(move));
}
