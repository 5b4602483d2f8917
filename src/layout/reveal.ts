import { useEffect } from "react";

/**
 * Animates the elements marked `data-reveal` in as they enter the screen, and out beyond the edge they leave by (1000
 * ms, repeated and mirrored; docs/ecrans.md, « Cadre commun »). Only elements off the screen are hidden, and the
 * first screen never moves. Without scripts, without IntersectionObserver or under reduced motion everything stays
 * visible; so does whatever has the focus (`global.css`).
 */
export function useReveal(pathname: string): void {
  useEffect(() => {
    if (!("IntersectionObserver" in window)) return undefined;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // Read once: after a change it would force a layout of the whole page.
      const middle = window.innerHeight / 2;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const edge = boundingClientRect.top > middle ? "below" : "above";
        (target as HTMLElement).dataset.reveal = isIntersecting ? "" : edge;
      }
    });
    const elements = document.querySelectorAll<HTMLElement>("[data-reveal]");
    elements.forEach((element) => observer.observe(element));
    return () => {
      observer.disconnect();
      // After a React error they stay in the page without this effect, and must stay visible.
      elements.forEach((element) => (element.dataset.reveal = ""));
    };
  }, [pathname]);
}
