import { useEffect, useRef, type RefObject } from "react";
import type { UseFormSetValue } from "react-hook-form";
import { scrollToElement } from "../shared/browser/scroll-to";
import { controlOf } from "./controls";
import { readDraft, saveDraft } from "./draft";
import type { LeadFormDefinition, LeadValues } from "./lead-kinds";

/** A text that another part of the page adds to a form's long text; each object is added once. */
export interface FormAddition {
  readonly text: string;
}

interface Passages {
  /** Sentence at the start of the long text; empty for none. */
  readonly opening: string;
  /** Text after what was typed. */
  readonly addition: FormAddition | undefined;
}

/**
 * Writes the site's own sentences into a form's long text: one opening and one addition. Each replaces the previous
 * one, which may be of an earlier visit. An addition scrolls to the text.
 *
 * @param sending fields are not changed meanwhile; an addition waits, and goes into the next request if this one
 * succeeds
 */
export function usePassages(
  form: RefObject<HTMLFormElement | null>,
  { id, longText }: Pick<LeadFormDefinition, "id" | "longText">,
  { opening, addition }: Passages,
  sending: boolean,
  setValue: UseFormSetValue<LeadValues>,
): void {
  const waiting = useRef<FormAddition>(undefined);

  useEffect(() => {
    if (!opening || !form.current) return;
    const typed = controlOf(form.current, longText)?.value ?? "";
    setValue(longText, withOpening(typed, opening, readDraft(id).opening));
    saveDraft(id, { opening });
  }, [form, id, longText, opening, setValue]);

  useEffect(() => void (waiting.current = addition), [addition]);

  useEffect(() => {
    const control = form.current && controlOf(form.current, longText);
    if (!control || !waiting.current || sending) return;
    const { text } = waiting.current;
    waiting.current = undefined;
    setValue(longText, withAddition(control.value, text, readDraft(id).addition), {
      shouldTouch: true,
      shouldValidate: true,
    });
    saveDraft(id, { addition: text });
    scrollToElement(control);
  }, [form, id, longText, addition, sending, setValue]);

  useEffect(
    () => () => {
      if (!waiting.current) return;
      const { text } = waiting.current;
      const { values, addition: previous } = readDraft(id);
      const typed = String(values[longText] ?? "");
      saveDraft(id, {
        values: { ...values, [longText]: withAddition(typed, text, previous) },
        addition: text,
      });
    },
    [id, longText],
  );
}

const withOpening = (typed: string, opening: string, previous: string): string =>
  replaced(typed, opening, previous) ?? `${opening}\n\n${typed}`.trimEnd();

const withAddition = (typed: string, addition: string, previous: string): string =>
  replaced(typed, addition, previous) ?? [typed.trim(), addition].filter(Boolean).join("\n\n");

/** The text with the passage in the place of the previous one; undefined where it holds neither. */
function replaced(typed: string, passage: string, previous: string): string | undefined {
  if (typed.includes(passage)) return typed;
  return previous && typed.includes(previous) ? typed.replace(previous, () => passage) : undefined;
}
