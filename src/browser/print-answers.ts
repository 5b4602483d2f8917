/**
 * Opens what is closed on a page while it is printed, so that its answers are on the paper. Browsers that know
 * `::details-content` do so by a style (`static/`), without scripts; this is for those before 2025.
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
