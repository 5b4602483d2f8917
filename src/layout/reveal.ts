import { useEffect } from "react";

/**
 * Lets the elements marked `data-reveal` come in as they enter the screen, and leave again below it (1000 ms,
 * repeated and mirrored; specification, section 9). What is on the first screen never moves. Without scripts,
 * without IntersectionObserver or under reduced motion everything simply stays visible.
 */
export function useReveal(pathname: string): void {
  useEffect(() => {
    if (!("IntersectionObserver" in window)) return undefined;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const below = !isIntersecting && boundingClientRect.top > window.innerHeight / 2;
        (target as HTMLElement).dataset.reveal = below ? "below" : "";
      }
    });
    document.querySelectorAll<HTMLElement>("[data-reveal]").forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [pathname]);
}
