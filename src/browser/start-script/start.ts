/*
 * The only script that runs before the visitor does something: src/publish/start-script.ts inlines it, with what it imports,
 * in every document's head. React and Gatsby are loaded at the first intent, so that they do not compete with the first
 * screen. Presses and submits before hydration are queued and replayed; what is typed stays in its field.
 */
import { failedEvent, hydratedEvent } from "../../shared/start-names";
import { followFragment, playLoops } from "./motion";
import { endStart, goOnWithoutScripts, isOver, putBackDrafts, recover, saveDrafts } from "./recovery";

const { page, build, scripts, atOnce, idle, bare } = (document.currentScript as HTMLScriptElement)
  .dataset as DOMStringMap & { readonly scripts: string };
// In the place of Gatsby's inline scripts.
Object.assign(window, { pagePath: page, ___webpackCompilationHash: build, ___chunkMapping: {} });

/** Pressed buttons and submitted forms; a second press is not replayed. */
const presses = new Set<HTMLElement>();
let isStarted: boolean;

/** How long a page waits for the first intent, unless it has a time of its own. */
const maxIdleMs = 10_000;

/** Leaving a page aborts its scripts, which some browsers report as errors: a timer that fires means it was not left. */
const recoverLater = () => setTimeout(recover, 3000, scripts);

function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Gatsby rejects a promise and does not hydrate when data or code of the page failed to load.
  addEventListener("unhandledrejection", recoverLater);
  for (const src of scripts.split(" ")) {
    const script = document.createElement("script");
    script.src = src;
    script.async = false;
    script.onerror = recoverLater;
    document.head.append(script);
  }
}

function keep(event: Event, element: HTMLElement): void {
  if (isOver) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  presses.add(element);
  start();
}

// Neither header nor footer there: docs/ecrans.md, « Cadre commun ».
if (location.pathname === bare) document.documentElement.dataset.bare = "";
for (const name of "pointerdown pointermove touchstart scroll wheel keydown focusin input".split(" "))
  addEventListener(
    name,
    (event) => {
      const { movementX, movementY } = event as PointerEvent;
      // Some browsers fire this for a resting pointer when the page appears under it.
      if (name !== "pointermove" || movementX !== 0 || movementY !== 0) start();
    },
    { capture: true, passive: true },
  );
addEventListener(
  "click",
  (event) => {
    const button = (event.target as Element).closest("button");
    // Links, `details` and fields work by themselves.
    if (button && !(button.form && button.type === "submit")) keep(event, button);
    followFragment(event);
  },
  true,
);
addEventListener("submit", (event) => keep(event, event.target as HTMLElement), true);
for (const name of ["input", "pagehide"]) addEventListener(name, saveDrafts, true);
addEventListener("DOMContentLoaded", () => putBackDrafts(start));
addEventListener(hydratedEvent, (event) => {
  endStart(true);
  delete document.documentElement.dataset.bare;
  // Its detail maps elements that React has replaced to their replacements.
  const { detail } = event as CustomEvent<ReadonlyMap<HTMLElement, HTMLElement>>;
  for (const pressed of presses) {
    const element = detail.get(pressed) ?? pressed;
    // Safari has requestSubmit since version 16.
    if ("requestSubmit" in element) (element as HTMLFormElement).requestSubmit();
    else (element.querySelector<HTMLElement>("[type=submit]") ?? element).click();
  }
});
addEventListener(failedEvent, goOnWithoutScripts);
if (atOnce && new RegExp(atOnce).test(location.pathname + location.search + location.hash)) start();
else if (idle || !(navigator as { connection?: { readonly saveData: boolean } }).connection?.saveData)
  addEventListener("load", () => {
    playLoops();
    setTimeout(start, Number(idle ?? maxIdleMs));
  });
