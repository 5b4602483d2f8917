import { useEffect, useState, type RefObject } from "react";
import { followControls } from "./autofill";
import { isFilled, readControl } from "./controls";
import type { Form, LeadFormDefinition, LeadValues } from "./lead-kinds";
import { readDraft, saveDraft } from "./draft";
import { isSending, sendStateOf, setSendState } from "./send-lead";

/**
 * Fills empty fields with the draft of an earlier visit, takes over what the others hold, and keeps each change as the
 * draft. A send that was cut off is announced.
 *
 * @returns the values, none before hydration
 */
export function useDraft(
  { setValue, getValues, subscribe }: Form,
  elementRef: RefObject<HTMLFormElement | null>,
  { id, fields }: LeadFormDefinition,
): Readonly<Partial<LeadValues>> {
  const [values, setValues] = useState<Readonly<Partial<LeadValues>>>({});
  useEffect(() => {
    const element = elementRef.current;
    if (!element) return undefined;
    const draft = readDraft(id);
    for (const name of fields) {
      const [kept, shown] = [draft.values[name], readControl(element, name)];
      // A draft of an older build may hold a text where a box is now.
      if (isFilled(kept) && !isFilled(shown) && typeof kept === typeof shown) setValue(name, kept);
    }
    if (draft.sending && sendStateOf(id).status === "untouched")
      setSendState(id, { status: "error", failure: "interrupted" });

    const stopFollowing = followControls(element, fields, { setValue, getValues });
    const keep = (shown: LeadValues): void => {
      setValues({ ...shown });
      // A send saves its draft when it starts and clears it on success.
      if (!isSending(id)) saveDraft(id, { values: { ...shown } });
    };
    keep(getValues());
    const stopKeeping = subscribe({
      formState: { values: true },
      callback: (changed) => keep(changed.values),
    });
    return () => {
      stopFollowing();
      stopKeeping();
    };
  }, [elementRef, id, fields, setValue, getValues, subscribe]);
  return values;
}
