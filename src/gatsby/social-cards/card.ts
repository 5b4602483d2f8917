/** What the picture of one page shows. */
export interface Card {
  /** Path of the page. */
  readonly page: string;
  /** A few words above the title: the kind of page, or its subject. */
  readonly kicker?: string | undefined;
  /** Title in checked HTML: text, and `span` with class `green` for what is set in the accent colour. */
  readonly title: string;
  /** A sentence below, where there is no picture to look at. */
  readonly lead?: string | undefined;
  readonly art: Art;
}

/**
 * Picture of a page. A `backdrop` fills the card and leaves its left half to the title, as the heroes of the site do;
 * a `panel` is cropped to the right half.
 */
export interface Art {
  readonly file: string;
  /** Changes with the file's content. */
  readonly digest: string;
  readonly place: "backdrop" | "panel";
}
