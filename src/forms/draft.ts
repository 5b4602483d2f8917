import { isFilled } from "./controls";
import type { LeadValues } from "./lead-kinds";

/** What a visitor typed into one form, kept in this tab (sessionStorage) until it is sent. */
export interface Draft {
  values: Partial<LeadValues>;
  /** True from the moment a send starts until its outcome is known: after a reload, that it was cut off. */
  sending: boolean;
}

/** `src/browser/start-script.js` writes drafts of this key and shape before this module is there. */
const keyOf = (formId: string): string => `brouillon-${formId}`;

/** The draft of a form, undefined where there is none, what stands there is no JSON, or the browser keeps nothing. */
export function readDraft(formId: string): Draft | undefined {
  try {
    const { values, sending } = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? "null") as Draft;
    return { values: { ...values }, sending: sending === true };
  } catch {
    return undefined;
  }
}

/** Keeps the values, or forgets the draft where all are empty. */
export function saveDraft(formId: string, values: Readonly<Partial<LeadValues>>, sending = false): void {
  const filled = Object.entries(values).filter(([, value]) => isFilled(value));
  try {
    if (filled.length === 0) sessionStorage.removeItem(keyOf(formId));
    else
      sessionStorage.setItem(keyOf(formId), JSON.stringify({ values: Object.fromEntries(filled), sending }));
  } catch {
    // Storage may be forbidden or full; the page itself still holds what was typed.
  }
}

/** Notes that a send has started, or that its outcome is known. */
export function markDraft(formId: string, sending: boolean): void {
  const draft = readDraft(formId);
  if (draft) saveDraft(formId, draft.values, sending);
}

export const clearDraft = (formId: string): void => saveDraft(formId, {});
