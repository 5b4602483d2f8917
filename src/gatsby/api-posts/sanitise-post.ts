import createDOMPurify from "dompurify";
import { articlePolicy, descriptionPolicy, sanitiseWith } from "../../blog/sanitise-policy";
import { dom } from "../data/dom";

/* Makes the API's HTML harmless at build, by the policies that the browser applies to late posts. */

let made: ReturnType<typeof createDOMPurify> | undefined;
const purifier = () => (made ??= createDOMPurify(dom()));

/** An article's text. */
export const sanitise = (html: string): string =>
  sanitiseWith(purifier(), html, articlePolicy, dom().document);

/** An article's description, on its own page and on cards. */
export const sanitiseDescription = (html: string): string =>
  sanitiseWith(purifier(), html, descriptionPolicy, dom().document);
