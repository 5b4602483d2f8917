import React, { startTransition, useLayoutEffect, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { failedEvent, hydratedEvent } from "../shared/start-names";
import { tolerateForeignChanges } from "./foreign-changes";
import { restoreState, takeState } from "./page-state";

/** Elements that React has replaced by new ones, with their replacements. */
let replacements: ReadonlyMap<Element, Element> = new Map();

interface StateKeeperProps {
  readonly page: ReactNode;
  readonly container: Element;
  readonly onDrawn: () => void;
}

/**
 * Renders the page and keeps its state. Where an extension or a translation has changed the document, React renders
 * it anew; typed text, open elements and the focus are restored before anything else runs.
 */
function StateKeeper({ page, container, onDrawn }: StateKeeperProps) {
  // React replaces elements right after this, in the same task.
  const before = takeState(container);
  useLayoutEffect(() => {
    replacements = restoreState(before, container);
    onDrawn();
  });
  return page;
}

/**
 * Hydrates the document as a transition: React works in slices, between which the browser answers keys and touches.
 * Until `announceHydration`, `start-script` queues what only React can do. After an error that leaves React
 * nothing to show, the last content is put back and works as without scripts.
 */
export function hydrateAsTransition(page: ReactNode, container: Element): void {
  const { pathname } = window.location;
  let shown = [...container.childNodes];
  const onDrawn = (): void => {
    // Gatsby's error boundary renders nothing and throws again; that must not be kept as the last content.
    if (container.hasChildNodes()) shown = [...container.childNodes];
  };
  const onUncaughtError = (error: unknown): void => {
    console.error(error);
    // After a navigation the document at hand is another page's: reload the right one.
    if (window.location.pathname !== pathname) return window.location.reload();
    container.replaceChildren(...shown);
    dispatchEvent(new Event(failedEvent));
  };
  tolerateForeignChanges();
  startTransition(() => {
    const root = <StateKeeper page={page} container={container} onDrawn={onDrawn} />;
    hydrateRoot(container, root, { onRecoverableError: (error) => console.warn(error), onUncaughtError });
  });
}

/** Tells `start-script` that React has hydrated: it replays the presses it has queued. */
export function announceHydration(): void {
  dispatchEvent(new CustomEvent(hydratedEvent, { detail: replacements }));
}
