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

/** Gatsby moves the focus to a new page within this time. */
const focusTimeoutMs = 1000;

/**
 * Moves the focus to what a link to another page named, as browsers do (WCAG 2.4.3): Gatsby leaves it at the top of the page, in
 * an effect that a busy device runs some frames later.
 *
 * @param id `marketing` of `/services#marketing`
 */
export function focusOnArrival(id: string): void {
  const move = () => {
    const target = document.getElementById(id);
    if (target) focusOn(target);
  };
  const top = document.getElementById("gatsby-focus-wrapper");
  top?.addEventListener("focus", move, { once: true });
  setTimeout(() => top?.removeEventListener("focus", move), focusTimeoutMs);
  requestAnimationFrame(() => requestAnimationFrame(move));
}
