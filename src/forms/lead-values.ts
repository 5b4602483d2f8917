/** What a form holds while it is being filled in: texts, and ticked boxes. */
export type LeadValues = Record<string, string | boolean>;

/** Whether a visitor has put something there. */
export const isFilled = (value: string | boolean | undefined): value is string | true =>
  typeof value === "string" ? value !== "" : value === true;

/** The control of a field. */
export function controlOf(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

/** The value a form's control shows, whoever put it there: a visitor, the browser, scripts. */
export function readControl(form: HTMLFormElement, name: string): string | boolean | undefined {
  const control = controlOf(form, name);
  return control?.type === "checkbox" ? (control as HTMLInputElement).checked : control?.value;
}

/** Everything the controls of these fields show. */
export function readControls(form: HTMLFormElement, names: readonly string[]): Partial<LeadValues> {
  return Object.fromEntries(names.map((name) => [name, readControl(form, name)]));
}

/** Puts a value into a control. */
export function writeControl(form: HTMLFormElement, name: string, value: string | boolean): void {
  const control = controlOf(form, name);
  if (typeof value === "string") {
    if (control) control.value = value;
  } else if (control instanceof HTMLInputElement) control.checked = value;
}
