/*
 * The only script of a page before its visitor does something; inlined, minified, in every document's head by
 * `start-script.ts`. It runs in the browser, alone: no import, no type, nothing newer than the oldest browser we serve.
 *
 * The page's own scripts (React, Gatsby) are held back until the first intent, so that they compete with nothing that
 * the first screen needs. What is pressed or sent before they have taken over, and does not work by itself, is kept
 * and done again then; what is typed stays in its field, where the forms find it.
 */
(function () {
  const { page, build, scripts, atOnce } = document.currentScript.dataset;
  /** Gatsby's runtime wants to know which document it was sent, and of which build. */
  window.pagePath = page;
  window.___webpackCompilationHash = build;
  window.___chunkMapping = {};

  /** As one text: shorter. */
  const intents = "pointerdown pointermove touchstart scroll wheel keydown focusin input".split(" ");
  /** Long after whatever a page loads by itself: a visitor who only reads gets the scripts all the same. */
  const idleAfter = 10000;
  /** How long React may take after something went wrong, in milliseconds. */
  const patience = 3000;
  /** What to do again, by the element it was done to: pressed twice is meant once. */
  const kept = new Map();
  let isStarted = false;
  let isLeaving = false;
  let isOver = false;

  function onIntent({ type, movementX, movementY }) {
    // A pointer that only rests where a page comes up is reported by some: Chromium's headless shell does.
    if (type !== "pointermove" || movementX !== 0 || movementY !== 0) start();
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const name of intents) removeEventListener(name, onIntent, true);
    addEventListener("beforeunload", onLeave);
    // Gatsby's word for data or code of the page that did not come, but any script's for any promise: with the former
    // React does not take over.
    addEventListener("unhandledrejection", () => setTimeout(onMissing, patience));
    for (const address of scripts.split(" ")) {
      const script = document.createElement("script");
      script.src = address;
      script.async = false;
      script.onerror = onMissing;
      document.head.append(script);
    }
  }

  /** A button whose work is React's; links, folds and fields work by themselves. */
  function onClick(event) {
    const button = event.target.closest("button");
    if (button && !(button.form && button.type === "submit")) keep(event, button, () => button.click());
  }

  function onSubmit(event) {
    const { target, submitter } = event;
    // Safari has it since 16.
    keep(event, target, () => (target.requestSubmit ? target.requestSubmit(submitter) : submitter.click()));
  }

  function keep(event, element, again) {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.set(element, again);
    start();
  }

  function onReady() {
    end();
    for (const again of kept.values()) again();
  }

  function end() {
    isOver = true;
    removeEventListener("click", onClick, true);
    removeEventListener("submit", onSubmit, true);
    removeEventListener("pagehide", saveDrafts);
    removeEventListener("beforeunload", onLeave);
  }

  /** Some browsers call scripts missing that they gave up for the page to come; it may not come. */
  function onLeave() {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), idleAfter);
  }

  /**
   * A script did not come: most often, a newer site has replaced this one since the page was loaded. Loaded anew, the
   * page names the scripts of today and finds what was typed. Once only; after that, the page is as without scripts.
   */
  function onMissing() {
    if (isOver) return;
    if (isLeaving) return setTimeout(onMissing, idleAfter);
    // Without a line there is nothing to load anew, and the page at hand would be lost.
    if (navigator.onLine === false) return addEventListener("online", onMissing, { once: true });
    saveDrafts();
    end();
    if (reloadOnce()) return;
    for (const { textContent, parentNode } of document.querySelectorAll("main noscript")) {
      const instead = document.createElement("div");
      instead.innerHTML = textContent;
      parentNode.append(instead);
    }
  }

  function reloadOnce() {
    try {
      const key = "rechargement" + location.pathname;
      if (sessionStorage[key] === scripts) return false;
      sessionStorage[key] = scripts;
      location.reload();
      return true;
    } catch {
      return false;
    }
  }

  /**
   * As `src/forms/draft.ts` keeps them. A field that is empty here may hold what an earlier visit left in the draft:
   * only React puts that back.
   */
  function saveDrafts() {
    for (const form of allForms()) {
      const values = {};
      for (const { name, type, checked, value } of form.elements) {
        if (name && (type === "checkbox" ? checked : value)) values[name] = type === "checkbox" || value;
      }
      try {
        if (!Object.keys(values).length) continue;
        const draft = JSON.parse(sessionStorage[draftOf(form)] || "{}");
        draft.values = { ...draft.values, ...values };
        sessionStorage[draftOf(form)] = JSON.stringify(draft);
      } catch {
        // Storage may be forbidden; the page itself still holds what was typed.
      }
    }
  }

  /** Whoever comes back to a form finds in it what was typed, without a gesture first. */
  function restoreDrafts() {
    try {
      if (allForms().some((form) => sessionStorage[draftOf(form)])) start();
    } catch {
      // Nothing is kept where storage is forbidden.
    }
  }

  function allForms() {
    return [...document.querySelectorAll("form[id^='formulaire-']")];
  }

  function draftOf(form) {
    return "brouillon-" + form.id.slice("formulaire-".length);
  }

  for (const name of intents) addEventListener(name, onIntent, { capture: true, passive: true });
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("pagehide", saveDrafts);
  addEventListener("DOMContentLoaded", restoreDrafts);
  // gatsby-browser.tsx says so once React has taken the document over.
  addEventListener("scripts-ready", onReady, { once: true });
  if (atOnce && new RegExp(atOnce).test(location.pathname)) start();
  else if (!(navigator.connection && navigator.connection.saveData)) {
    addEventListener("load", () => setTimeout(start, idleAfter));
  }
})();
