/* global formPrefix, hydratedEvent, failedEvent -- src/publish/start-script.ts puts in those of src/shared/start-names.ts */
/*
 * The only script that runs before the visitor does something, minified and inlined in every document's head; in syntax of
 * the oldest supported browser. React and Gatsby are loaded at the first intent, so that they do not compete with the first
 * screen. Presses and submits before hydration are queued and replayed; what is typed stays in its field.
 */
(function () {
  const { page, build, scripts, atOnce, bare } = document.currentScript.dataset;
  // In the place of Gatsby's inline scripts.
  window.pagePath = page;
  window.___webpackCompilationHash = build;
  window.___chunkMapping = {};

  const intents = "pointerdown pointermove touchstart scroll wheel keydown focusin input".split(" ");
  const idleMs = 10000;
  /** docs/ecrans.md, « Cadre commun »: milliseconds between the click on a link to a fragment of its page and the scroll. */
  const scrollDelayMs = 100;
  /** Leaving a page aborts its scripts, which some browsers report as errors: a timer that fires means it was not left. */
  const errorDelayMs = 3000;
  /** Pressed buttons and submitted forms; a second press is not replayed. */
  const presses = new Set();
  /** `isOver` once React has hydrated or failed. */
  let isStarted, isHydrated, isOver;

  function onIntent({ type, movementX, movementY }) {
    // Some browsers fire this for a resting pointer when the page appears under it.
    if (type !== "pointermove" || movementX !== 0 || movementY !== 0) start();
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    // Gatsby rejects a promise and does not hydrate when data or code of the page failed to load.
    addEventListener("unhandledrejection", recoverLater);
    for (const address of scripts.split(" ")) {
      const script = document.createElement("script");
      script.src = address;
      script.async = false;
      script.onerror = recoverLater;
      document.head.append(script);
    }
  }

  /** Plays the video behind a hero (`services-hero.tsx`). A browser that saves power may refuse; the poster stays. */
  function playLoops() {
    for (const video of document.querySelectorAll("video[data-media]"))
      if (matchMedia(video.dataset.media).matches) video.play().catch(() => {});
  }

  /** Buttons need React; links, `details` and fields work by themselves. */
  function onClick(event) {
    const button = event.target.closest("button");
    if (button && !(button.form && button.type === "submit")) keep(event, button);
    const link = event.target.closest("main a[href^='#']");
    if (link && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey))
      scrollToTarget(event, link);
  }

  /** Scrolls smoothly (at once under reduced motion), adds a history entry and moves the focus, as the link would. */
  function scrollToTarget(event, { hash }) {
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

  /** @param event its detail maps elements that React has replaced to their replacements */
  function onHydrated({ detail }) {
    isOver = isHydrated = true;
    delete document.documentElement.dataset.bare;
    for (const element of presses) replay(detail.get(element) || element);
  }

  const recoverLater = () => setTimeout(recover, errorDelayMs);

  /** A script failed to load: a newer build may have replaced it. Reloads once; after that the page works without scripts. */
  function recover() {
    if (isOver) return;
    // Offline, a reload would lose the page.
    if (navigator.onLine === false) return addEventListener("online", recover, { once: true });
    saveDrafts();
    try {
      const key = "rechargement" + location.pathname;
      if (sessionStorage[key] !== scripts) {
        sessionStorage[key] = scripts;
        return location.reload();
      }
    } catch {
      // Without storage, a second reload could not be detected.
    }
    goOnWithoutScripts();
  }

  function goOnWithoutScripts() {
    isOver = true;
    isHydrated = false;
    for (const { textContent, parentNode } of document.querySelectorAll("main noscript")) {
      const fallback = document.createElement("div");
      fallback.innerHTML = textContent;
      parentNode.append(fallback);
    }
  }

  /** Same key and shape as `src/forms/draft.ts`, which takes over after hydration. */
  function saveDrafts() {
    // While the document is loading, its fields do not show the draft yet.
    if (isHydrated || document.readyState === "loading") return;
    for (const form of leadForms()) {
      const values = {};
      for (const { name, type, checked, value, tabIndex } of form.elements) {
        // Not the honeypot.
        if (name && tabIndex >= 0) values[name] = type === "checkbox" ? checked : value;
      }
      try {
        if (Object.values(values).some(Boolean))
          sessionStorage[form.id] = JSON.stringify({ ...readDraft(form), values });
        else delete sessionStorage[form.id];
      } catch {
        // Storage may be forbidden; the page still holds what was typed.
      }
    }
  }

  /** Shows an earlier draft at once, without waiting for a gesture. */
  function putBackDrafts() {
    for (const form of leadForms()) {
      const { values } = readDraft(form);
      if (!values) continue;
      for (const [name, value] of Object.entries(values)) {
        // A newer build may have another field there, or none.
        const field = form.elements[name];
        const key = field?.type === "checkbox" ? "checked" : "value";
        if (typeof field?.[key] === typeof value) field[key] ||= value;
      }
      start();
    }
  }

  /** Empty where there is no draft, it cannot be read, or storage is forbidden. */
  function readDraft(form) {
    try {
      return Object(JSON.parse(sessionStorage[form.id]));
    } catch {
      return {};
    }
  }

  const leadForms = () => [...document.querySelectorAll(`form[id^='${formPrefix}']`)];

  // Neither header nor footer there: docs/ecrans.md, « Cadre commun ».
  if (location.pathname === bare) document.documentElement.dataset.bare = "";
  for (const name of intents) addEventListener(name, onIntent, { capture: true, passive: true });
  addEventListener("click", onClick, true);
  addEventListener("submit", (event) => keep(event, event.target), true);
  for (const name of ["input", "pagehide"]) addEventListener(name, saveDrafts, true);
  addEventListener("DOMContentLoaded", putBackDrafts);
  addEventListener(hydratedEvent, onHydrated);
  addEventListener(failedEvent, goOnWithoutScripts);
  if (atOnce && new RegExp(atOnce).test(location.pathname + location.search + location.hash)) start();
  else if (!(navigator.connection && navigator.connection.saveData)) {
    addEventListener("load", () => {
      playLoops();
      setTimeout(start, idleMs);
    });
  }
})();
