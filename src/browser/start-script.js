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
  /** Buttons and forms that were pressed or sent: twice is meant once. */
  const presses = new Set();
  let isStarted = false;
  /** Whether nothing is waited for any more: React is there, or has failed. */
  let isOver = false;
  let isHydrated = false;

  /** What the address says of a document before React does: docs/ecrans.md, « Cadre commun ». */
  function readAddress() {
    // Where a page was left can only be found again in a page that is laid out whole.
    if (location.hash || performance.getEntriesByType("navigation")[0]?.type !== "navigate")
      document.documentElement.dataset.whole = "";
    if (location.pathname === bare) document.documentElement.dataset.bare = "";
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

  /** A loop behind a hero: `src/sections/heroes/services-hero.tsx`. Refused, to save power, it leaves its picture. */
  function playLoops() {
    for (const video of document.querySelectorAll("video[data-media]")) {
      if (matchMedia(video.dataset.media).matches) video.play().catch(() => {});
    }
  }

  /** Buttons need React; links, `details` and fields work by themselves. */
  function onClick(event) {
    const button = event.target.closest("button");
    if (button && !(button.form && button.type === "submit")) keep(event, button);
  }

  function onSubmit(event) {
    keep(event, event.target);
  }

  function keep(event, element) {
    if (isOver) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.add(element);
    start();
  }

  function replay(element) {
    // Safari has requestSubmit since version 16.
    if (element.requestSubmit) element.requestSubmit();
    else (element.querySelector("[type=submit]") || element).click();
  }

  /**
   * `src/browser/hydration.tsx` dispatches the event once React has the document; its detail gives the element that stands
   * where one stood that React has drawn anew.
   */
  function onHydrated({ detail }) {
    isOver = isHydrated = true;
    delete document.documentElement.dataset.bare;
    for (const element of presses) replay(detail.get(element) || element);
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
    try {
      const key = "rechargement" + location.pathname;
      if (sessionStorage[key] !== scripts) {
        sessionStorage[key] = scripts;
        return location.reload();
      }
    } catch {
      // Without storage a second reload could not be told from the first.
    }
    goOnWithoutScripts();
  }

  /** `src/browser/hydration.tsx` dispatches `scripts-failed` when React has given the page up, and put back what was there. */
  function goOnWithoutScripts() {
    isOver = true;
    isHydrated = false;
    for (const { textContent, parentNode } of document.querySelectorAll("main noscript")) {
      const fallback = document.createElement("div");
      fallback.innerHTML = textContent;
      parentNode.append(fallback);
    }
  }

  /** Key and shape as in `src/forms/draft.ts`, which sees to it once React has the document. */
  function saveDrafts() {
    // Before the document is whole, its fields do not show what the draft holds.
    if (isHydrated || document.readyState === "loading") return;
    for (const form of leadForms()) {
      const values = {};
      for (const { name, type, checked, value, tabIndex } of form.elements) {
        // Not the field for robots, which nobody sees.
        if (name && tabIndex >= 0) values[name] = type === "checkbox" ? checked : value;
      }
      try {
        const draft = JSON.parse(sessionStorage[form.id] || "{}");
        if (draft.values || Object.values(values).some(Boolean))
          sessionStorage[form.id] = JSON.stringify({ ...draft, values });
      } catch {
        // Storage may be forbidden; the page still holds what was typed.
      }
    }
  }

  /** A form with a draft of an earlier visit shows it without waiting for a gesture. */
  function putBackDrafts() {
    for (const form of leadForms()) {
      try {
        for (const [name, value] of Object.entries(JSON.parse(sessionStorage[form.id]).values)) {
          const field = form.elements[name];
          field[field.type === "checkbox" ? "checked" : "value"] ||= value;
        }
        start();
      } catch {
        // No draft, or storage is forbidden.
      }
    }
  }

  /** Lays out what lies further down (src/components/band.module.css), one band after the other. */
  function layOut() {
    const bands = document.querySelectorAll("main > *");
    bands.forEach((band, index) => {
      setTimeout(() => (band.style.contentVisibility = "visible"), 100 * index);
    });
    setTimeout(() => (document.documentElement.dataset.whole = ""), 100 * bands.length);
  }

  const leadForms = () => [...document.querySelectorAll("form[id^='formulaire-']")];

  readAddress();
  for (const name of intents) addEventListener(name, onIntent, { capture: true, passive: true });
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  for (const name of ["input", "pagehide"]) addEventListener(name, saveDrafts, true);
  addEventListener("DOMContentLoaded", putBackDrafts);
  addEventListener("scripts-ready", onHydrated);
  addEventListener("scripts-failed", goOnWithoutScripts);
  addEventListener("load", layOut);
  if (atOnce && new RegExp(atOnce).test(location.pathname + location.search + location.hash)) start();
  else if (!(navigator.connection && navigator.connection.saveData)) {
    addEventListener("load", () => {
      playLoops();
      setTimeout(start, idleMs);
    });
  }
})();
