import { useEffect, useState, type RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isFilled, readControl } from "./controls";
import { readDraft, saveDraft } from "./draft";
import type { LeadFormDefinition, LeadValues } from "./lead-kinds";
import { isSending, sendStateOf, setSendState } from "./send-lead";

type Form = UseFormReturn<LeadValues>;

/** Puts the draft of an earlier visit into the fields that are empty; a send that was cut off is announced. */
export function useRestoredDraft(
  form: RefObject<HTMLFormElement | null>,
  { id, fields }: Pick<LeadFormDefinition, "id" | "fields">,
  setValue: Form["setValue"],
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft(id);
    for (const name of fields) {
      const [kept, shown] = [draft.values[name], readControl(element, name)];
      // A draft of an older build may hold a text where a box is now.
      if (isFilled(kept) && !isFilled(shown) && typeof kept === typeof shown) setValue(name, kept);
    }
    if (draft.sending && sendStateOf(id).status === "untouched")
      setSendState(id, { status: "error", failure: "interrupted" });
  }, [form, id, fields, setValue]);
}

/** The values of a form, each change of which is kept as its draft. */
export function useKeptValues(id: string, { subscribe, getValues }: Pick<Form, "subscribe" | "getValues">) {
  const [values, setValues] = useState<Readonly<Partial<LeadValues>>>({});
  useEffect(() => {
    const show = (shown: LeadValues): void => {
      setValues({ ...shown });
      // A send saves its draft when it starts and clears it on success.
      if (!isSending(id)) saveDraft(id, { values: { ...shown } });
    };
    show(getValues());
    return subscribe({ formState: { values: true }, callback: (changed) => show(changed.values) });
  }, [id, subscribe, getValues]);
  return values;
}
