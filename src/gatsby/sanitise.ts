import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";
import { sanitiseWith } from "../blog/sanitise-policy";

let purifier: ReturnType<typeof createDOMPurify> | undefined;

/** Makes the API's HTML harmless at build, by the policy that the browser applies to late posts. */
export function sanitise(html: string): string {
  purifier ??= createDOMPurify(new JSDOM("").window);
  return sanitiseWith(purifier, html);
}
