import { useEffect, useRef, type RefObject } from "react";
import type { UseFormSetValue } from "react-hook-form";
import { scrollToElement } from "../shared/scroll-to";
import { controlOf, readControl } from "./controls";
import type { LeadValues } from "./lead-kinds";

/** What another part of the page adds to a form's long text; each object is added once. */
export interface FormNote {
  readonly text: string;
}

/** Adds a note after what was typed, in the place of the note before it, and leads the visitor there. */
export function useNote(
  form: RefObject<HTMLFormElement | null>,
  longText: string,
  note: FormNote | undefined,
  setValue: UseFormSetValue<LeadValues>,
): void {
  const noted = useRef("");
  useEffect(() => {
    const control = form.current && controlOf(form.current, longText);
    if (!form.current || !control || !note || control.readOnly) return;
    const typed = String(readControl(form.current, longText)).replace(noted.current, "").trim();
    noted.current = note.text;
    const text = [typed, note.text].filter(Boolean).join("\n\n");
    setValue(longText, text, { shouldTouch: true, shouldValidate: true });
    scrollToElement(control);
  }, [form, longText, note, setValue]);
}
