import { useEffect } from "react";

/**
 * Lets the elements marked `data-reveal` come in as they enter the screen, and leave again beyond the edge they left by:
 * below it or above it (1000 ms, repeated and mirrored; docs/ecrans.md, « Cadre commun »). Only what is off the screen waits, and
 * what is on the first screen never moves. Without scripts, without IntersectionObserver or under reduced motion
 * everything simply stays visible; so does what has the focus (`global.css`).
 */
export function useReveal(pathname: string): void {
  useEffect(() => {
    if (!("IntersectionObserver" in window)) return undefined;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // Asked for once: after a change it would have the whole page laid out anew.
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
      // After an error of React's they stay on the screen, and nothing would bring them in.
      elements.forEach((element) => (element.dataset.reveal = ""));
    };
  }, [pathname]);
}
