/** The state of a document that React does not know of. */
interface PageState {
  /** Elements that can be filled in, opened, pressed or focused, by a key that their replacements have too. */
  readonly elements: ReadonlyMap<string, HTMLElement>;
  readonly focused: Element | null;
}

/** @param container of the page */
export const takeState = (container: Element): PageState => ({
  elements: elementsOf(container),
  focused: document.activeElement,
});

/**
 * Restores the state of a page that was rendered anew: field values, open elements, focus and selection.
 * @param before the earlier state; elements that left the document still hold theirs
 * @returns each element that left the document, with its replacement
 */
export function restoreState({ elements, focused }: PageState, container: Element): Map<Element, Element> {
  const now = elementsOf(container);
  const replacements = new Map<Element, Element>();
  for (const [key, element] of elements) {
    const replacement = now.get(key);
    if (!replacement || element.isConnected) continue;
    replacements.set(element, replacement);
    for (const property of ["value", "checked", "open"])
      if (property in element) Reflect.set(replacement, property, Reflect.get(element, property));
    if (element !== focused) continue;
    replacement.focus({ preventScroll: true });
    // Only text fields have a selection.
    const { selectionStart, selectionEnd } = element as HTMLInputElement;
    if (typeof selectionStart === "number")
      (replacement as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  }
  return replacements;
}

function elementsOf(container: Element): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const all = container.querySelectorAll<HTMLElement>(
    "a[href], button, details, form, input, select, summary, textarea, [tabindex]",
  );
  for (const element of all) {
    let key = element.id || `${element.localName} ${element.className} ${element.getAttribute("href")}`;
    while (found.has(key)) key += "+";
    found.set(key, element);
  }
  return found;
}
