import { stoppedFilmKey } from "../../shared/start-names";

/** docs/ecrans.md, « Cadre commun »: milliseconds between the click on a link to a fragment of its page and the scroll. */
const scrollDelayMs = 100;

/**
 * Plays the video behind a hero (`services-hero.tsx`), unless it was stopped in this visit. A browser that saves power may refuse;
 * the poster stays.
 */
export function playLoops(): void {
  try {
    if (sessionStorage[stoppedFilmKey]) return;
  } catch {
    // Without storage, nobody remembers.
  }
  for (const video of document.querySelectorAll<HTMLVideoElement>("video[data-media]"))
    if (matchMedia(video.dataset.media as string).matches) video.play().catch(() => undefined);
}

/**
 * A plain click on a link to a place of its page scrolls there smoothly (at once under reduced motion), adds a history entry
 * and moves the focus, as the link would.
 */
export function followFragment(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("main a[href^='#']");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { hash } = link;
  const find = () => document.getElementById(decodeURIComponent(hash.slice(1)));
  try {
    if (!find()) return;
  } catch {
    // Not what any address is written as (`#100%`): the browser takes it as it is.
    return;
  }
  event.preventDefault();
  const focused = document.activeElement;
  setTimeout(() => {
    // Another page may have been opened meanwhile, or a field entered.
    const target = find();
    if (!target || document.activeElement !== focused) return;
    // With the previous entry's state, Gatsby takes it for the same page and the browser handles "back".
    if (hash !== location.hash) history.pushState(history.state, "", hash);
    const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    target.scrollIntoView({ behavior: isReduced ? "auto" : "smooth" });
    if (target.tabIndex === -1 && !target.hasAttribute("tabindex")) {
      target.tabIndex = -1;
      // A click into it would focus it again.
      target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
    }
    target.focus({ preventScroll: true });
  }, scrollDelayMs);
}
