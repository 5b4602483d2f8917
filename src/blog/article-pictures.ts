/** What an article's `img` gets: an address that the page may ask for, and whatever goes with it. */
export type PictureSource = Readonly<{ src: string }> & Readonly<Record<string, string | number>>;

/** Addresses of the pictures of an article, as its author spelt them, each once, in order of appearance. */
export const pictureUrls = (article: HTMLElement): string[] => [
  ...new Set(Array.from(article.querySelectorAll("img"), addressOf).filter(Boolean)),
];

const addressOf = (image: Element): string => image.getAttribute("src") ?? "";

/**
 * Gives each picture of an article its source. One without gives way to its alternative text: no page requests anything
 * from another site.
 * @param article its elements (`parseHtml`), which are changed
 */
export function placePictures(
  article: HTMLElement,
  sourceOf: (url: string) => PictureSource | undefined,
): void {
  for (const image of article.querySelectorAll("img")) {
    const source = sourceOf(addressOf(image));
    if (source)
      for (const [name, value] of Object.entries({ alt: image.alt, ...source }))
        image.setAttribute(name, String(value));
    else replaceByWords(image);
  }
}

/** What stands in an article for a picture that cannot be had: its alternative text, in a frame. */
function replaceByWords(image: HTMLImageElement): void {
  const words = image.ownerDocument.createElement("span");
  words.className = "missing-picture";
  words.textContent = `Image indisponible${image.alt && `\u00a0: ${image.alt}`}`;
  image.replaceWith(words);
}

/**
 * In an article whose pictures were not fetched at build, replaces each one of its text that fails to load, and
 * hides the page's own.
 * @param root holds the article
 * @returns how to stop
 */
export function watchPictures(root: HTMLElement): () => void {
  const replace = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    // Pictures outside the text belong to React, which must find them again.
    if (target.closest("[data-article-text]")) replaceByWords(target);
    else target.hidden = true;
  };
  // An error does not bubble.
  root.addEventListener("error", replace, true);
  return () => root.removeEventListener("error", replace, true);
}
