/*
 * The only script of a page before its visitor does something: inlined, minified, in every document's head by
 * `src/publish/start-script.ts`. It runs alone: no import, nothing newer than the oldest browser we serve.
 *
 * React and Gatsby are loaded at the first intent, so that they do not compete with the first screen. What is pressed
 * or sent before they have hydrated the page is kept and replayed then; what is typed stays in its field.
 */
(function () {
  const { page, build, scripts, atOnce, bare } = document.currentScript.dataset;
  // What Gatsby's runtime reads of its own inline scripts, which this one replaces.
  window.pagePath = page;
  window.___webpackCompilationHash = build;
  window.___chunkMapping = {};

  const intents = "pointerdown pointermove touchstart scroll wheel keydown focusin input".split(" ");
  const idleMs = 10000;
  /** Leaving a page aborts its scripts, which some browsers report as errors: what still runs after this is no leaving. */
  const errorDelayMs = 3000;
  /** Replays by element: pressed twice is meant once. */
  const replays = new Map();
  let isStarted = false;
  let isOver = false;

  /** What the address says of a document before React does: docs/ecrans.md, « Cadre commun » and « Confirmation ». */
  function readAddress() {
    if (location.pathname === bare) document.documentElement.dataset.bare = "";
    const variant = document.querySelector("meta[name=variant]");
    if (!variant || variant.dataset.search !== location.search) return;
    document.title = variant.dataset.title;
    document.querySelector("meta[name=description]").content = variant.content;
  }

  function onIntent({ type, movementX, movementY }) {
    // Some browsers report a pointer that rests where the page comes up.
    if (type !== "pointermove" || movementX !== 0 || movementY !== 0) start();
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    // Gatsby rejects a promise when data or code of the page did not come; it does not hydrate then.
    addEventListener("unhandledrejection", onError);
    for (const address of scripts.split(" ")) {
      const script = document.createElement("script");
      script.src = address;
      script.async = false;
      script.onerror = onError;
      document.head.append(script);
    }
  }

  /** A loop behind a hero: `src/sections/services-hero.tsx`. Refused, to save power, it leaves its picture. */
  function playLoops() {
    for (const video of document.querySelectorAll("video[data-media]")) {
      if (matchMedia(video.dataset.media).matches) video.play().catch(() => {});
    }
  }

  /** Buttons need React; links, `details` and fields work by themselves. */
  function onClick(event) {
    const button = event.target.closest("button");
    if (button && !(button.form && button.type === "submit")) keep(event, button, () => button.click());
  }

  function onSubmit(event) {
    const { target, submitter } = event;
    // Safari has requestSubmit since version 16.
    keep(event, target, () => (target.requestSubmit ? target.requestSubmit(submitter) : submitter.click()));
  }

  function keep(event, element, replay) {
    if (isOver) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    replays.set(element, replay);
    start();
  }

  /** `src/browser/hydration.ts` dispatches the event once React has hydrated the document. */
  function onHydrated() {
    isOver = true;
    delete document.documentElement.dataset.bare;
    for (const replay of replays.values()) replay();
  }

  function onError() {
    setTimeout(recover, errorDelayMs);
  }

  /**
   * A script is gone: most often a newer build has replaced this one. Reloads once, with what was typed saved; when
   * that does not help, the page shows what it shows without scripts.
   */
  function recover() {
    if (isOver) return;
    // Offline, a reload would lose the page at hand.
    if (navigator.onLine === false) return addEventListener("online", recover, { once: true });
    saveDrafts();
    isOver = true;
    try {
      const key = "rechargement" + location.pathname;
      if (sessionStorage[key] !== scripts) {
        sessionStorage[key] = scripts;
        return location.reload();
      }
    } catch {
      // Without storage a second reload could not be told from the first.
    }
    for (const { textContent, parentNode } of document.querySelectorAll("main noscript")) {
      const fallback = document.createElement("div");
      fallback.innerHTML = textContent;
      parentNode.append(fallback);
    }
  }

  /** Key and shape as in `src/forms/draft.ts`. Fields that are empty here keep what an earlier visit left in the draft. */
  function saveDrafts() {
    if (isOver) return;
    for (const form of leadForms()) {
      const values = {};
      for (const { name, type, checked, value } of form.elements) {
        if (name && (type === "checkbox" ? checked : value)) values[name] = type === "checkbox" || value;
      }
      try {
        if (!Object.keys(values).length) continue;
        const draft = JSON.parse(sessionStorage[draftKey(form)] || "{}");
        draft.values = { ...draft.values, ...values };
        sessionStorage[draftKey(form)] = JSON.stringify(draft);
      } catch {
        // Storage may be forbidden; the page still holds what was typed.
      }
    }
  }

  /** A form with a draft shows it without waiting for a gesture. */
  function startForDrafts() {
    try {
      if (leadForms().some((form) => sessionStorage[draftKey(form)])) start();
    } catch {
      // No draft where storage is forbidden.
    }
  }

  const leadForms = () => [...document.querySelectorAll("form[id^='formulaire-']")];
  const draftKey = (form) => "brouillon-" + form.id.slice("formulaire-".length);

  readAddress();
  for (const name of intents) addEventListener(name, onIntent, { capture: true, passive: true });
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("pagehide", saveDrafts);
  addEventListener("DOMContentLoaded", startForDrafts);
  addEventListener("scripts-ready", onHydrated, { once: true });
  if (atOnce && new RegExp(atOnce).test(location.pathname + location.search + location.hash)) start();
  else if (!(navigator.connection && navigator.connection.saveData)) {
    addEventListener("load", () => {
      playLoops();
      setTimeout(start, idleMs);
    });
  }
})();
