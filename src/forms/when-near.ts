/** How far below the screen's edge a form counts as near. */
const MARGIN = "600px";

const signs = ["focusin", "pointerdown", "touchstart"] as const;

/**
 * Calls `act` once when `element` comes near the screen, or when somebody touches it. A browser that cannot tell
 * what is near counts everything as near. Returns what ends the watch.
 */
export function whenNear(element: Element, act: () => void): () => void {
  const stop = (): void => {
    observer?.disconnect();
    signs.forEach((sign) => element.removeEventListener(sign, now));
  };
  const now = (): void => {
    stop();
    act();
  };
  const observer =
    typeof IntersectionObserver === "undefined"
      ? undefined
      : new IntersectionObserver(
          (entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) now();
          },
          { rootMargin: `${MARGIN} 0px` },
        );
  if (!observer) {
    act();
    return () => undefined;
  }
  observer.observe(element);
  signs.forEach((sign) => element.addEventListener(sign, now, { passive: true }));
  return stop;
}
