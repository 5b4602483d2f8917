import { controlOf, isFilled, readControl } from "./controls";
import type { Form } from "./lead-kinds";

/** Events after which controls may hold new values: filling in, and a press on the button that waits for it. */
const fillEvents = ["pageshow", "input", "change", "focusin", "focusout", "pointerover"] as const;

/**
 * Takes over what the native controls hold, from now on. Browsers and password managers fill them without an event that
 * reaches React, and visitors before hydration.
 *
 * @returns ends it
 */
export function followControls(
  element: HTMLFormElement,
  fields: readonly string[],
  { setValue, getValues }: Pick<Form, "setValue" | "getValues">,
): () => void {
  const takeOver = (names: readonly string[]): void => {
    for (const name of names) {
      // A field with the focus is not touched yet: no error while typing.
      const shouldTouch = controlOf(element, name) !== document.activeElement;
      setValue(name, readControl(element, name), { shouldTouch, shouldValidate: shouldTouch });
    }
  };
  takeOver(fields.filter((name) => isFilled(readControl(element, name))));
  const onEvent = (): void =>
    takeOver(fields.filter((name) => readControl(element, name) !== (getValues(name) ?? "")));
  for (const type of fillEvents) window.addEventListener(type, onEvent);
  return () => {
    for (const type of fillEvents) window.removeEventListener(type, onEvent);
  };
}
