import { useEffect } from "react";

/**
 * Marks each element that has `data-reveal` with the edge of the screen it is beyond, so that it moves in from there when
 * it enters (1000 ms, repeated and mirrored; docs/ecrans.md, « Cadre commun »). The first screen never moves. Without
 * scripts, without IntersectionObserver or under reduced motion nothing does; nor does whatever has the focus
 * (`global.css`).
 */
export function useReveal(pathname: string): void {
  useEffect(() => {
    if (!("IntersectionObserver" in window)) return undefined;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const elements = [...document.querySelectorAll<HTMLElement>("[data-reveal]")];
    const seen = new Set<Element>();
    const edgeOf = (element: Element): string => {
      if (seen.has(element)) return "";
      return element.getBoundingClientRect().top > window.innerHeight / 2 ? "below" : "above";
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      // All of them: a jump passes elements without showing them. All are read before one changes, else each forces a layout.
      const edges = elements.map(edgeOf);
      elements.forEach((element, index) => (element.dataset.reveal = edges[index]));
    });
    elements.forEach((element) => observer.observe(element));
    return () => {
      observer.disconnect();
      // After a React error they stay in the page without this effect, and must stay in their places.
      elements.forEach((element) => (element.dataset.reveal = ""));
    };
  }, [pathname]);
}
