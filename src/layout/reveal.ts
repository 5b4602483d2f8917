import { useEffect } from "react";

/**
 * Marks each element that has `data-reveal` with the edge of the screen it is beyond, so that it moves in from there when
 * it enters (1000 ms, repeated and mirrored; docs/ecrans.md, « Cadre commun »). The first screen never moves. Without
 * scripts, without IntersectionObserver or under reduced motion nothing does; nor does whatever has the focus
 * (`global.css`).
 */
export function useReveal(pathname: string): void {
  useEffect(() => {
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isReduced || !("IntersectionObserver" in window)) return undefined;
    // One observer an edge, with no end at the other one: a jump past an element is a crossing too.
    const observers = [watchEdge("below", "1000000px 0px 0px"), watchEdge("above", "0px 0px 1000000px")];
    const elements = document.querySelectorAll<HTMLElement>("[data-reveal]");
    for (const observer of observers) elements.forEach((element) => observer.observe(element));
    return () => {
      for (const observer of observers) observer.disconnect();
      // After a React error they stay in the page without this effect, and must stay in their places.
      elements.forEach((element) => (element.dataset.reveal = ""));
    };
  }, [pathname]);
}

/** @param rootMargin reaches from this edge of the screen beyond the other one */
function watchEdge(edge: "below" | "above", rootMargin: string): IntersectionObserver {
  const mark: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) {
      const { dataset } = target as HTMLElement;
      if (!isIntersecting) dataset.reveal = edge;
      else if (dataset.reveal === edge) dataset.reveal = "";
    }
  };
  return new IntersectionObserver(mark, { rootMargin });
}
