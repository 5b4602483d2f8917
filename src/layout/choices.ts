/*
 * What a visitor has opened, ticked and chosen on a page, kept in its history entry: browsers keep it of documents, not of
 * pages that React renders, and « back » returns to what was left. Lead forms have drafts of their own.
 */

type Choice = string | boolean;
type Chooser = HTMLSelectElement | HTMLDetailsElement | HTMLInputElement;

const choosers = (): Chooser[] => [
  ...document.querySelectorAll<Chooser>("main select, main details, main input[type=checkbox]:not(form *)"),
];

const choiceOf = (chooser: Chooser): Choice => {
  if ("open" in chooser) return chooser.open;
  return chooser instanceof HTMLInputElement ? chooser.checked : chooser.value;
};

let isKeeping = false;

/** Keeps each choice from now on, and those that were made before. */
export function keepChoices(): void {
  isKeeping = true;
  keep();
  for (const type of ["change", "toggle"])
    // The toggle of a `details` does not bubble.
    addEventListener(type, ({ target }) => choosers().includes(target as Chooser) && keep(), true);
}

function keep(): void {
  const choices = choosers().map(choiceOf);
  if (choices.length === 0) return;
  try {
    // With the rest of its state, Gatsby knows the page as the same.
    history.replaceState({ ...history.state, choices }, "");
  } catch {
    // Safari limits the rate of these calls; the next choice is kept again.
  }
}

/**
 * Restores what the history entry has. Call before the page scrolls to where it was left. In a document that was loaded,
 * browsers have done so, and the visitor may have chosen anew before the scripts came.
 */
export function restoreChoices(): void {
  if (!isKeeping) return;
  const choices = (history.state as { choices?: readonly Choice[] } | null)?.choices;
  const found = choosers();
  // A newer build may have another page there.
  if (choices?.length !== found.length) return;
  for (const [index, chooser] of found.entries()) {
    const choice = choices[index];
    if (typeof choice !== typeof choiceOf(chooser)) continue;
    if ("open" in chooser) chooser.open = choice === true;
    else if (chooser instanceof HTMLInputElement) chooser.checked = choice === true;
    else chooser.value = String(choice);
  }
}
