/* What was typed before React is there, and what becomes of a page whose scripts do not come. */
import { formPrefix } from "../../shared/start-names";

/** Whether React has hydrated or failed. */
export let isOver: boolean;
let isHydrated: boolean;

/** @param hydrated whether React has taken over, and the drafts with it */
export function endStart(hydrated: boolean): void {
  isOver = true;
  isHydrated = hydrated;
}

/**
 * A script failed to load: a newer build may have replaced it. Reloads once; after that the page works without scripts.
 *
 * @param scripts the addresses of this build's
 */
export function recover(scripts: string): void {
  if (isOver) return;
  // Offline, a reload would lose the page.
  if (!navigator.onLine) return addEventListener("online", () => recover(scripts), { once: true });
  saveDrafts();
  try {
    const key = `rechargement${location.pathname}`;
    if (sessionStorage[key] !== scripts) {
      sessionStorage[key] = scripts;
      return location.reload();
    }
  } catch {
    // Without storage, a second reload could not be detected.
  }
  goOnWithoutScripts();
}

export function goOnWithoutScripts(): void {
  endStart(false);
  for (const { textContent, parentNode } of document.querySelectorAll("main noscript")) {
    const fallback = document.createElement("div");
    fallback.innerHTML = textContent;
    parentNode?.append(fallback);
  }
}

/** Same key and shape as `src/forms/draft.ts`, which takes over after hydration. */
export function saveDrafts(): void {
  // While the document is loading, its fields do not show the draft yet.
  if (isHydrated || document.readyState === "loading") return;
  for (const form of leadForms()) {
    const values: Record<string, string | boolean> = {};
    for (const { name, type, checked, value, tabIndex } of form.elements as Iterable<HTMLInputElement>) {
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

/** Shows earlier drafts at once, without waiting for a gesture, and starts where there is one. */
export function putBackDrafts(start: () => void): void {
  for (const form of leadForms()) {
    const { values } = readDraft(form);
    if (!values) continue;
    for (const [name, value] of Object.entries(values)) {
      // A newer build may have another field there, or none.
      const field = form.elements.namedItem(name) as unknown as Record<string, unknown> | null;
      const key = field?.type === "checkbox" ? "checked" : "value";
      if (field && typeof field[key] === typeof value) field[key] ||= value;
    }
    start();
  }
}

/** Empty where there is no draft, it cannot be read, or storage is forbidden. */
function readDraft(form: HTMLFormElement): { values?: Readonly<Record<string, unknown>> } {
  try {
    return Object(JSON.parse(sessionStorage[form.id]));
  } catch {
    return {};
  }
}

const leadForms = () => document.querySelectorAll<HTMLFormElement>(`form[id^='${formPrefix}']`);
