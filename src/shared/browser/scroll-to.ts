import type React from "react";
import { decodePath } from "../decode-path";

/** Moves the focus to an element that need not be a control, and leaves the page where it is. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

/** Scrolls smoothly (at once under reduced motion) to an element and moves the focus there. */
export function scrollToElement(target: HTMLElement): void {
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ behavior: reduced ? "auto" : "smooth" });
  focusOn(target);
}

/**
 * Click handler of links to a fragment: scrolls smoothly; without scripts the link itself works. Like the link, it
 * adds a history entry, so that "back" returns, and leaves opening in new tabs to the browser.
 *
 * @param delay milliseconds until the scroll begins
 */
export function scrollToTarget(event: React.MouseEvent<HTMLAnchorElement>, delay = 0): void {
  const { hash } = event.currentTarget;
  const id = decodePath(hash.slice(1));
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (isModified || !document.getElementById(id)) return;
  event.preventDefault();
  setTimeout(() => {
    const target = document.getElementById(id);
    // Another page may have been opened meanwhile.
    if (!target) return;
    // With the previous entry's state, Gatsby takes it for the same page and the browser handles "back".
    if (hash !== window.location.hash) window.history.pushState(window.history.state, "", hash);
    scrollToElement(target);
  }, delay);
}
