import { escapeHtml } from "../shared/html";

/** What stands in an article for a picture that cannot be had: its alternative text, in a frame. */
export const missingPicture = (alt: string): string =>
  `<span class="missing-picture">Image indisponible${alt ? `\u00a0: ${escapeHtml(alt)}` : ""}</span>`;

/**
 * In an article whose pictures were not fetched at build, replaces each one of its text that fails to load, and
 * hides the page's own.
 * @param root holds the article
 * @returns how to stop
 */
export function watchPictures(root: HTMLElement): () => void {
  const replace = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    // React wrote the pictures around the text, and must find them again.
    if (target.closest("[data-article-text]")) target.outerHTML = missingPicture(target.alt);
    else target.hidden = true;
  };
  // An error does not bubble.
  root.addEventListener("error", replace, true);
  return () => root.removeEventListener("error", replace, true);
}
