import { useEffect } from "react";

/**
 * Opens what is closed on a page while it is printed, so that its answers are on the paper. Browsers that know
 * `::details-content` do so by a style (`static/`), without scripts; these are for those before 2025.
 */
export function usePrintAnswers(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, []);
}
