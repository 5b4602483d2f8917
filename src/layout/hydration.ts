import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/*
 * How React takes over a document that a visitor already uses: a little at a time. Whole, a page takes a slow phone a
 * third of a second, in which no key and no touch is answered.
 */

/**
 * What people do, and React would answer by hydrating all the rest at once before it passes it on (react-dom:
 * `discreteReplayableEvents`).
 */
const hurrying = (
  "mousedown mouseup touchstart touchend pointerdown pointerup click keydown keypress keyup compositionstart " +
  "compositionend input textInput change"
).split(" ");

const keepFromReact = (event: Event): void => event.stopPropagation();

/**
 * Hydrates a document as a transition, which the browser may interrupt between two components. Until `takeOver`, what
 * the visitor does goes on as it did without React: fields keep what is typed, where forms find it once they are there,
 * and the start script (src/gatsby/hosting/start-script.browser.js) keeps what only React can do.
 */
export function hydrateInSlices(page: ReactNode, container: Element): void {
  for (const name of hurrying) addEventListener(name, keepFromReact, true);
  startTransition(() => void hydrateRoot(container, page));
}

/** Called when all of the document is React's: what the visitor does reaches it, what the start script kept first. */
export function takeOver(): void {
  for (const name of hurrying) removeEventListener(name, keepFromReact, true);
  dispatchEvent(new Event("scripts-ready"));
}
