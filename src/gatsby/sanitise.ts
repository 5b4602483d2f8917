import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";
import { articlePolicy, descriptionPolicy, sanitiseWith } from "../blog/sanitise-policy";

/* Makes the API's HTML harmless at build, by the policies that the browser applies to late posts. */

let made: ReturnType<typeof createDOMPurify> | undefined;
const purifier = () => (made ??= createDOMPurify(new JSDOM("").window));

/** An article's text. */
export const sanitise = (html: string): string => sanitiseWith(purifier(), html, articlePolicy);

/** An article's description, on its own page and on cards. */
export const sanitiseDescription = (html: string): string =>
  sanitiseWith(purifier(), html, descriptionPolicy);
