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
 * Moves the focus to what a link to another page named, as browsers do (WCAG 2.4.3): Gatsby leaves it at the top of the page, in
 * an effect that a busy device runs some frames later. A visitor who has tabbed on meanwhile is left alone, and one who presses
 * a pointer first: that focuses the top of the page as well.
 *
 * @param id `marketing` of `/services#marketing`
 */
export function focusOnArrival(id: string): void {
  const move = () => {
    const target = document.getElementById(id);
    if (target && !target.closest("main")?.contains(document.activeElement)) focusOn(target);
  };
  const pressed = new AbortController();
  document.addEventListener("pointerdown", () => pressed.abort(), { once: true });
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", move, { once: true, signal: pressed.signal });
  requestAnimationFrame(() => requestAnimationFrame(move));
}
