import { withUsableTables } from "../shared/html";
import { withTableOfContents, type TocEntry } from "./table-of-contents";

/**
 * Makes an article's HTML ready for its page, at build and in the browser alike: ids and levels for the headings, and
 * code and tables for everyone.
 * @param html generated or sanitised
 */
export function prepareArticle(html: string): { html: string; entries: TocEntry[] } {
  return withTableOfContents(withUsableTables(html));
}
