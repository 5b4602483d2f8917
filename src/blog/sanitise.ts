import DOMPurify from "dompurify";
import { sanitiseWith } from "./sanitise-policy";

/** Makes the API's HTML harmless in the browser, by the policy that the build applies. Loaded on demand only. */
export const sanitise = (html: string): string => sanitiseWith(DOMPurify, html);
