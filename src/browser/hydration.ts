import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the document as a transition: React works in slices, between which the browser answers keys and touches.
 * Until `announceHydration`, `start-script.js` keeps what only React can do.
 */
export function hydrateAsTransition(page: ReactNode, container: Element): void {
  startTransition(() => void hydrateRoot(container, page));
}

/** Tells `start-script.js` that React has the document: it replays what the visitor did meanwhile. */
export function announceHydration(): void {
  dispatchEvent(new Event("scripts-ready"));
}
