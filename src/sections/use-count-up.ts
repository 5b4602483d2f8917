import { useEffect, useRef, useState } from "react";

/** docs/ecrans.md, « Blocs partagés »: about 4 s, in steps of 16 ms. */
const durationMs = 4000;
const stepMs = 16;

/**
 * Counts from 0 to `target` once, when the element first enters the screen. Before that, without scripts and
 * under reduced motion the target itself is shown, so the figure is never wrong for who does not see it move.
 *
 * @returns a ref for the element, and the whole number to show now.
 */
export function useCountUp<Element extends HTMLElement>(target: number) {
  const ref = useRef<Element>(null);
  const [shown, setShown] = useState(target);
  useEffect(() => {
    const element = ref.current;
    if (!element || !("IntersectionObserver" in window)) return undefined;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const count = () => {
      const start = performance.now();
      setShown(0);
      timer = setInterval(() => {
        const share = Math.min(1, (performance.now() - start) / durationMs);
        setShown(Math.round(target * share));
        if (share === 1) clearInterval(timer);
      }, stepMs);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      count();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [target]);
  return [ref, shown] as const;
}
