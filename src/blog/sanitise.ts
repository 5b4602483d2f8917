import DOMPurify from "dompurify";
import { articlePolicy, descriptionPolicy, sanitiseWith } from "./sanitise-policy";

/* Makes the API's HTML harmless in the browser, by the policies that the build applies. Loaded on demand only. */

/** An article's text. */
export const sanitise = (html: string): string => sanitiseWith(DOMPurify, html, articlePolicy);

/** An article's description, on its own page and on cards. */
export const sanitiseDescription = (html: string): string => sanitiseWith(DOMPurify, html, descriptionPolicy);
