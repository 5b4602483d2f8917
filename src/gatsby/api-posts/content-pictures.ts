import { imageTags, replaceImages } from "../../blog/image-tags";
import { missingPicture } from "../../blog/missing-picture";
import { escapeHtml } from "../../shared/html";

/** A picture inside an article, and the file node it was downloaded to; null when the download failed. */
export interface ContentPicture {
  /** As the article spells it, character references resolved. */
  readonly url: string;
  readonly fileId: string | null;
}

/** What replaces a picture's address: a file of this site, in one size or several. */
export interface LocalPicture {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Addresses of the pictures of sanitised HTML, each once, in order of appearance. */
export function pictureUrls(html: string): string[] {
  const urls = imageTags(html).map(({ src }) => src);
  return [...new Set(urls.filter(Boolean))];
}

/**
 * Replaces each picture of sanitised HTML by its local copy, and one without a copy by its alternative text: no page
 * requests anything from another site.
 * @param localOf the local copy of an address; undefined when there is none
 */
export function withLocalPictures(html: string, localOf: (url: string) => LocalPicture | undefined): string {
  return replaceImages(html, ({ src, alt }) => {
    const local = localOf(src);
    if (!local) return missingPicture(alt);
    const attributes = { ...local, alt, loading: "lazy", decoding: "async" };
    const written = Object.entries(attributes).filter(([, value]) => value !== undefined);
    return `<img ${written.map(([name, value]) => `${name.toLowerCase()}="${escapeHtml(String(value))}"`).join(" ")}>`;
  });
}
