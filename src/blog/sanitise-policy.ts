import type { Config, DOMPurify } from "dompurify";
import { decodePath } from "../shared/decode-path";
import { parseHtml } from "../shared/html";
import { finishHtml } from "../shared/text/finish";
import { wrapTexts } from "../shared/usable-html";
import { editorsAttributes, readEditorsMarks } from "./editors-marks";

const phrasing = [
  ...["a", "strong", "b", "em", "i", "u", "s", "del", "ins", "mark", "small", "sub", "sup", "abbr", "q"],
  ...["cite", "code", "kbd", "samp", "var", "span", "time", "br"],
];
const common: Config = {
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};
const phrasingAttributes = ["href", "title", "lang", "dir", "datetime", "cite"];

/**
 * What an article from the API may contain: text, structure, tables, pictures and links. No script, style, form,
 * frame, SVG or MathML; no event handler and no `style`; links and pictures only over http(s), mail and telephone,
 * or relative. An `id`, which footnotes need, gets a prefix: it can neither clash with one of the page's own nor
 * stand for a property of the document (DOM clobbering). Of classes only a code block's language stays. The one
 * policy for the build and the browser.
 */
export const articlePolicy: Config = {
  ...common,
  ALLOWED_TAGS: [
    ...phrasing,
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "hr", "blockquote"],
    ...["ul", "ol", "li", "dl", "dt", "dd", "pre", "div", "section", "figure", "figcaption", "img"],
    ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
    ...["details", "summary", "strike"],
  ],
  ALLOWED_ATTR: [
    ...phrasingAttributes,
    ...["src", "alt", "width", "height", "id", "colspan", "rowspan", "scope", "class"],
    ...["start", "reversed", "type", "value", "open"],
    ...editorsAttributes,
  ],
};

/** The same for an article's description: paragraphs, what a sentence may hold, and links. It stands on many pages. */
export const descriptionPolicy: Config = {
  ...common,
  ALLOWED_TAGS: [...phrasing, "p"],
  ALLOWED_ATTR: phrasingAttributes,
};

/** What DOMPurify puts before an id under SANITIZE_NAMED_PROPS. */
const prefix = "user-content-";
const languageClass = /^lang(?:uage)?-[\w+#-]+$/;

/** Longest run of white space: browsers and the Markdown copies take seconds for a code block of a million line ends. */
const maxBlank = 200;

/** Returns `html` with everything outside the policy removed, and its typography set. @param owner see `parseHtml` */
export function sanitiseWith(purifier: DOMPurify, html: string, policy: Config, owner?: Document): string {
  const bounded = html
    .replace(/\s+/g, (blank) => blank.slice(0, maxBlank))
    // Of a picture that a script would load, browsers without scripts show this one.
    .replace(/<img\b[^<>]*>\s*<noscript>\s*(<img\b[^<>]*>)\s*<\/noscript>/gi, "$1");
  const root = parseHtml(purifier.sanitize(bounded, policy), owner);
  readEditorsMarks(root);
  keepLanguages(root);
  dropInvalid(root);
  followIds(root);
  // DOMPurify lets `data:` pictures through whatever the policy says; the build could not download them.
  for (const name of ["src", "href"])
    for (const image of root.querySelectorAll(`[${name}^="data:" i]`)) image.removeAttribute(name);
  root.querySelectorAll("[is]").forEach(replaceCustomised);
  // An article's are wrapped with its page at hand (`prepareArticle`).
  if (policy === descriptionPolicy) wrapTexts(root);
  finishHtml(root);
  return root.innerHTML;
}

/**
 * DOMPurify only empties `is`. What an element was made with is written out again whatever its attributes are (HTML, 13.3), so
 * that a plain one has to take its place.
 */
function replaceCustomised(element: Element): void {
  const plain = element.ownerDocument.createElement(element.localName);
  for (const { name, value } of element.attributes) if (name !== "is") plain.setAttribute(name, value);
  plain.append(...element.childNodes);
  element.replaceWith(plain);
}

/** What attributes with few values may hold; another one means nothing, or something else than its author wrote. */
const valid: Readonly<Record<string, (value: string) => boolean>> = {
  lang: isLanguage,
  dir: (value) => /^(?:ltr|rtl|auto)$/i.test(value),
  scope: (value) => /^(?:row|col)(?:group)?$/i.test(value),
  colspan: (value) => /^[1-9]\d{0,2}$/.test(value),
  rowspan: (value) => /^\d{1,4}$/.test(value),
  start: (value) => /^-?\d{1,9}$/.test(value),
  value: (value) => /^-?\d{1,9}$/.test(value),
};

function dropInvalid(root: HTMLElement): void {
  for (const [name, isValid] of Object.entries(valid))
    for (const element of root.querySelectorAll(`[${name}]`))
      if (!isValid(element.getAttribute(name) ?? "")) element.removeAttribute(name);
}

/** Whether a tag of BCP 47 stands for a language that has a name (« en-GB »). */
function isLanguage(tag: string): boolean {
  try {
    return new Intl.DisplayNames("fr", { type: "language", fallback: "none" }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** Keeps only language classes: a class of the site could stretch a link over the whole page. */
function keepLanguages(root: HTMLElement): void {
  for (const element of root.querySelectorAll("[class]")) {
    const language = Array.from(element.classList).find((name) => languageClass.test(name));
    if (language) element.className = language;
    else element.removeAttribute("class");
  }
}

/**
 * Links within the article follow their target's new id, be it spelt in escapes as in an address; one whose target is not
 * there leads nowhere.
 */
function followIds(root: HTMLElement): void {
  const ids = new Set(Array.from(root.querySelectorAll("[id]"), ({ id }) => id));
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    const target = link.getAttribute("href")?.slice(1) ?? "";
    const id = [target, decodePath(target)]
      .map((name) => (name.startsWith(prefix) ? name : prefix + name))
      .find((name) => ids.has(name));
    if (id) link.setAttribute("href", `#${id}`);
    else link.removeAttribute("href");
  }
}
