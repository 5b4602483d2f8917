import React, { startTransition, useLayoutEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { tolerateForeignChanges } from "./foreign-changes";
import { giveBack, takeState } from "./page-state";

/** Where React has drawn the page anew: each element of the document before it, and what stands in its place. */
let twins: ReadonlyMap<Element, Element> = new Map();

interface GuestProps {
  readonly page: ReactNode;
  readonly container: Element;
  readonly onDrawn: () => void;
}

/**
 * The page, as a guest in a document that is the visitor's. An extension or a translation that changed the document makes
 * React draw it anew; before anything else runs, what was typed, open and focused is given back.
 */
function Guest({ page, container, onDrawn }: GuestProps) {
  // React draws anew right after this, in the same task.
  const before = takeState(container);
  useLayoutEffect(() => {
    twins = giveBack(before, container);
    onDrawn();
  });
  return page;
}

/**
 * Hydrates the document as a transition: React works in slices, between which the browser answers keys and touches.
 * Until `announceHydration`, `start-script.js` keeps what only React can do. After an error that leaves React nothing to
 * show, what it showed stands again, and works as without scripts.
 */
export function hydrateAsTransition(page: ReactNode, container: Element): void {
  const { pathname } = window.location;
  let shown = [...container.childNodes];
  const onDrawn = (): void => {
    // A boundary of Gatsby's catches an error, draws nothing, and throws it again.
    if (container.hasChildNodes()) shown = [...container.childNodes];
  };
  const onUncaughtError = (error: unknown): void => {
    console.error(error);
    // Another page than this document's: the browser opens it.
    if (window.location.pathname !== pathname) return window.location.reload();
    container.replaceChildren(...shown);
    dispatchEvent(new Event("scripts-failed"));
  };
  tolerateForeignChanges();
  startTransition(() => {
    const guest = <Guest page={page} container={container} onDrawn={onDrawn} />;
    hydrateRoot(container, guest, { onRecoverableError: (error) => console.warn(error), onUncaughtError });
  });
}

/** Tells `start-script.js` that React has the document: it replays what the visitor did meanwhile. */
export function announceHydration(): void {
  dispatchEvent(new CustomEvent("scripts-ready", { detail: twins }));
}
