/** What a form holds while it is being filled in: texts, and ticked boxes. */
export type LeadValues = Record<string, string | boolean>;

/** Whether a visitor has put something there. */
export const isFilled = (value: string | boolean | undefined): value is string | true =>
  typeof value === "string" ? value !== "" : value === true;

/** The value a form's control shows, whoever put it there: a visitor, the browser, scripts. */
export function readControl(form: HTMLFormElement, name: string): string | boolean | undefined {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
  return undefined;
}
