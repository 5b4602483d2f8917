import { quotedAttributes } from "../shared/html";
import { withTableOfContents, type TocEntry } from "./table-of-contents";

/**
 * Makes an article's HTML ready for its page, at build and in the browser alike: ids and levels for the headings,
 * and what scrolls sideways on a phone within reach of the keyboard (axe: scrollable-region-focusable).
 * @param html generated or sanitised
 */
export function prepareArticle(html: string): { html: string; entries: TocEntry[] } {
  return withTableOfContents(
    quotedAttributes(html).replace(/<(pre|table)\b(?![^>]*\stabindex=)/gi, '<$1 tabindex="0"'),
  );
}
