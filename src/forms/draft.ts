import { isFilled, type LeadValues } from "./lead-values";

/** What a visitor typed into one form, kept in this tab until it is sent. */
export interface Draft {
  values: LeadValues;
  /** True from the moment a send starts until its outcome is known: after a reload, that it was cut off. */
  sending: boolean;
}

const keyOf = (formId: string): string => `brouillon-${formId}`;

/** The draft of a form, undefined where there is none or the browser keeps nothing. */
export function readDraft(formId: string): Draft | undefined {
  try {
    return parse(window.sessionStorage.getItem(keyOf(formId)));
  } catch {
    return undefined;
  }
}

/** Keeps the values, or forgets the draft where all are empty. */
export function saveDraft(formId: string, values: Readonly<Partial<LeadValues>>, sending = false): void {
  const kept = Object.entries(values).filter(([, value]) => isFilled(value));
  try {
    if (kept.length === 0) window.sessionStorage.removeItem(keyOf(formId));
    else
      window.sessionStorage.setItem(
        keyOf(formId),
        JSON.stringify({ values: Object.fromEntries(kept), sending }),
      );
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

/** Reads what an earlier version of the page, or anything else on this origin, may have written. */
function parse(stored: string | null): Draft | undefined {
  const draft: unknown = stored === null ? undefined : JSON.parse(stored);
  if (!isRecord(draft) || !isRecord(draft.values)) return undefined;
  const values: LeadValues = {};
  for (const [name, value] of Object.entries(draft.values)) {
    if (typeof value === "string" || typeof value === "boolean") values[name] = value;
  }
  return { values, sending: draft.sending === true };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
