import { formPrefix } from "../shared/start-names";
import { isFilled } from "./controls";
import type { LeadValues } from "./lead-kinds";

/** What a visitor typed into one form, kept in this tab (sessionStorage) until it is sent. */
interface Draft {
  readonly values: Readonly<Partial<LeadValues>>;
  /** True from the moment a send starts until its outcome is known: after a reload, that it was cut off. */
  readonly sending: boolean;
  /** The site's own sentences at the start and the end of the long text: `use-passages.ts`. */
  readonly opening: string;
  readonly addition: string;
}

/** The form's id: `src/browser/start-script` writes drafts of this key and shape before this module is there. */
const keyOf = (formId: string): string => formPrefix + formId;

/** Drafts of this document, for browsers that store nothing. */
const drafts = new Map<string, Draft>();

/** The draft of a form; empty where there is none, or where the stored one cannot be read. */
export function readDraft(formId: string): Draft {
  const { values, ...rest } = stored(formId);
  return drafts.get(formId) ?? { values: { ...values }, sending: false, opening: "", addition: "", ...rest };
}

function stored(formId: string): Partial<Draft> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? "{}")) as Partial<Draft>;
  } catch {
    return {};
  }
}

/** Changes the draft, or forgets it where no field holds anything. */
export function saveDraft(formId: string, changes: Partial<Draft>): void {
  const draft = { ...readDraft(formId), ...changes };
  const isEmpty = !Object.values(draft.values).some(isFilled);
  if (isEmpty) drafts.delete(formId);
  else drafts.set(formId, draft);
  try {
    if (isEmpty) sessionStorage.removeItem(keyOf(formId));
    else sessionStorage.setItem(keyOf(formId), JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full; this document still holds what was typed.
  }
}
