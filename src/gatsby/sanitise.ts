import { createRequire } from "node:module";
import path from "node:path";
import createDOMPurify from "dompurify";
import type { JSDOM } from "jsdom";
import { articlePolicy, descriptionPolicy, sanitiseWith } from "../blog/sanitise-policy";

/* Makes the API's HTML harmless at build, by the policies that the browser applies to late posts. */

let made: ReturnType<typeof createDOMPurify> | undefined;
const purifier = () => (made ??= createDOMPurify(new (loadJsdom())("").window));

/** Loaded on first use: it takes most of a second in each process of a build, and only one of them sanitises. */
const loadJsdom = (): typeof JSDOM => {
  const load = createRequire(path.resolve("package.json"));
  return (load("jsdom") as { JSDOM: typeof JSDOM }).JSDOM;
};

/** An article's text. */
export const sanitise = (html: string): string => sanitiseWith(purifier(), html, articlePolicy);

/** An article's description, on its own page and on cards. */
export const sanitiseDescription = (html: string): string =>
  sanitiseWith(purifier(), html, descriptionPolicy);
