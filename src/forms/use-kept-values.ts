import { useEffect, useState, type RefObject } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readDraft, saveDraft } from "./draft";
import { isFilled, readControl, type LeadValues } from "./lead-values";
import { sendStateOf, setSendState } from "./send-state";

/**
 * Loses nothing that was typed. What stood in the fields before the scripts started is taken over and checked;
 * an empty field gets back what this tab last held; every change is kept at once. Returns the current values.
 */
export function useKeptValues(
  formId: string,
  form: UseFormReturn<LeadValues>,
  element: RefObject<HTMLFormElement | null>,
  fields: readonly string[],
): Readonly<Partial<LeadValues>> {
  const { getValues, setValue, subscribe, trigger } = form;
  const [values, setValues] = useState<Readonly<Partial<LeadValues>>>({});
  useEffect(() => {
    const keep = (current: LeadValues): void => {
      setValues({ ...current });
      saveDraft(formId, current, sendStateOf(formId).status === "submitting");
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: (change) => keep(change.values),
    });
    const draft = readDraft(formId);
    const restored = fields.filter((name) => {
      const control = element.current?.elements.namedItem(name);
      const typed = element.current ? readControl(element.current, name) : undefined;
      const value = isFilled(typed) ? typed : draft?.values[name];
      if (!isFilled(value)) return false;
      // A field somebody is typing in right now is not touched yet: no error while they write.
      const inUse = document.activeElement === control;
      setValue(name, value, { shouldTouch: !inUse });
      return !inUse;
    });
    if (restored.length > 0) void trigger(restored);
    // The library took the typed values over without a word, so it does not report them as a change.
    keep(getValues());
    if (draft?.sending && sendStateOf(formId).status === "untouched") {
      setSendState(formId, { status: "error", failure: "interrupted" });
    }
    // Some browsers put back what they remember only now, and tell nobody.
    const onPageShow = (): void => adoptControls(element.current, fields, getValues, setValue);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      unsubscribe();
    };
  }, [formId, element, fields, getValues, setValue, subscribe, trigger]);
  return values;
}

/** Takes over what the controls show, where the form's state says something else. */
export function adoptControls(
  element: HTMLFormElement | null,
  fields: readonly string[],
  getValues: UseFormReturn<LeadValues>["getValues"],
  setValue: UseFormReturn<LeadValues>["setValue"],
): void {
  if (!element) return;
  for (const name of fields) {
    const shown = readControl(element, name);
    if (shown !== undefined && shown !== getValues(name))
      setValue(name, shown, { shouldTouch: isFilled(shown) });
  }
}
