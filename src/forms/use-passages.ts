import { useEffect, useRef, type RefObject } from "react";
import { scrollToElement } from "../shared/browser/scroll-to";
import { controlOf } from "./controls";
import type { Form, LeadFormDefinition } from "./lead-kinds";
import { readDraft, saveDraft } from "./draft";

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
  { setValue }: Form,
  elementRef: RefObject<HTMLFormElement | null>,
  { id, longText }: LeadFormDefinition,
  { opening, addition }: Passages,
  sending: boolean,
): void {
  const waiting = useRef<FormAddition>(undefined);

  useEffect(() => {
    const control = elementRef.current && controlOf(elementRef.current, longText);
    if (control && opening) setValue(longText, placeIn({ id, longText }, control.value, { opening }));
  }, [elementRef, id, longText, opening, setValue]);

  useEffect(() => void (waiting.current = addition), [addition]);

  useEffect(() => {
    const control = elementRef.current && controlOf(elementRef.current, longText);
    if (!control || !waiting.current || sending) return;
    const text = placeIn({ id, longText }, control.value, { addition: waiting.current.text });
    waiting.current = undefined;
    setValue(longText, text, { shouldTouch: true, shouldValidate: true });
    scrollToElement(control);
  }, [elementRef, id, longText, addition, sending, setValue]);

  useEffect(
    () => () => {
      if (waiting.current) placeIn({ id, longText }, "", { addition: waiting.current.text });
    },
    [id, longText],
  );
}

/** Puts a passage into the text that a field shows, or else the draft, and keeps both. @returns the text */
function placeIn(
  { id, longText }: Pick<LeadFormDefinition, "id" | "longText">,
  shown: string,
  passage: { readonly opening: string } | { readonly addition: string },
): string {
  const { values, ...previous } = readDraft(id);
  const typed = shown || String(values[longText] ?? "");
  const text =
    "opening" in passage
      ? (replaced(typed, passage.opening, previous.opening) ?? `${passage.opening}\n\n${typed}`.trim())
      : (replaced(typed, passage.addition, previous.addition) ??
        `${typed.trim()}\n\n${passage.addition}`.trim());
  saveDraft(id, { values: { ...values, [longText]: text }, ...passage });
  return text;
}

/** The text with the passage in the place of the previous one; undefined where it holds neither. */
function replaced(typed: string, passage: string, previous: string): string | undefined {
  if (typed.includes(passage)) return typed;
  return previous && typed.includes(previous) ? typed.replace(previous, () => passage) : undefined;
}
