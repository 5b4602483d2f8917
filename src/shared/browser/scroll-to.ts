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
