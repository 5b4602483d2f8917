import type React from "react";

/** Scrolls smoothly (at once under reduced motion) to the element with this id and moves the focus there. */
export function scrollToId(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ behavior: reduced ? "auto" : "smooth" });
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** For links to a fragment: scrolls smoothly where scripts run, while the link itself works where they do not. */
export function scrollToTarget(event: React.MouseEvent<HTMLAnchorElement>): void {
  const id = decodeURIComponent(event.currentTarget.hash.slice(1));
  if (!document.getElementById(id)) return;
  event.preventDefault();
  scrollToId(id);
}
