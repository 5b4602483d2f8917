import { htmlToText } from "../shared/html";

/**
 * A title of the API as plain text: elements dropped, every named reference resolved by a parser.
 * @param sanitise the build's or the browser's
 */
export const titleText = (title: string, sanitise: (html: string) => string): string =>
  // A sanitiser leaves alone what has no tag at all.
  htmlToText(sanitise(`<p>${title}</p>`));
