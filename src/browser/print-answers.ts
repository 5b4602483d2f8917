/**
 * Opens closed `details` while a page is printed, so that the answers are on paper. Browsers that know
 * `::details-content` need only the print style sheet (`static/`); this serves those before 2025.
 */
export function openAnswersForPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
    for (const details of opened) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
  });
}
