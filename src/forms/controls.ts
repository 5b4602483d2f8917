/* Native controls of a form, which hold what a visitor typed before the scripts came. */

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Whether a visitor has put something there. */
export const isFilled = (value: string | boolean | undefined): value is string | true =>
  typeof value === "string" ? value !== "" : value === true;

/** The control of a field. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : undefined;
}

/** The value a form's control shows, whoever put it there: a visitor, the browser, scripts. */
export function readControl(form: HTMLFormElement, name: string): string | boolean {
  const control = controlOf(form, name);
  if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
  return control?.value ?? "";
}

/** A field's label without its asterisk. */
export const labelOf = (form: HTMLFormElement, name: string): string =>
  controlOf(form, name)?.labels?.[0]?.textContent?.replace(/\*$/, "") ?? name;
