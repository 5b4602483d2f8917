import { isFilled } from "./controls";
import type { LeadValues } from "./lead-kinds";

/** What a visitor typed into one form, kept in this tab (sessionStorage) until it is sent. */
export interface Draft {
  values: LeadValues;
  /** True from the moment a send starts until its outcome is known: after a reload, that it was cut off. */
  sending: boolean;
}

/** `src/browser/start-script.js` writes drafts of this key and shape before this module is there. */
const keyOf = (formId: string): string => `brouillon-${formId}`;

/** The draft of a form, undefined where there is none or the browser keeps nothing. */
export function readDraft(formId: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? "null");
    // An earlier version of the page, or anything else on this origin, may have written it.
    if (!isRecord(draft) || !isRecord(draft.values)) return undefined;
    const values = Object.entries(draft.values).filter(
      (entry): entry is [string, string | boolean] =>
        typeof entry[1] === "string" || typeof entry[1] === "boolean",
    );
    return { values: Object.fromEntries(values), sending: draft.sending === true };
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
