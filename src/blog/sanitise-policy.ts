import type { Config, DOMPurify } from "dompurify";

/**
 * What an article from the API may contain: text, structure, tables, pictures and links. No script, style,
 * form, frame, SVG or MathML; no event handler, `style`, `id` or `name` (DOM clobbering); links and pictures
 * only over http(s), mail and telephone, or relative. The one policy for the build and the browser.
 */
const policy: Config = {
  ALLOWED_TAGS: [
    ...[
      "h1",
      "h2",
      "h3",
      "h4",
      "h5",
      "h6",
      "p",
      "br",
      "hr",
      "blockquote",
      "ul",
      "ol",
      "li",
      "dl",
      "dt",
      "dd",
    ],
    ...[
      "a",
      "strong",
      "b",
      "em",
      "i",
      "u",
      "s",
      "del",
      "ins",
      "mark",
      "small",
      "sub",
      "sup",
      "abbr",
      "q",
      "cite",
    ],
    ...["code", "pre", "kbd", "samp", "var", "span", "div", "section", "figure", "figcaption", "img", "time"],
    ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  ALLOWED_ATTR: [
    ...["href", "title", "lang", "dir", "src", "alt", "width", "height", "datetime", "cite"],
    ...["colspan", "rowspan", "scope", "start", "reversed", "class"],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

/** The `href` of a link within the article: its target has lost its `id`. */
const fragmentLink = /(<a\b[^>]*?) href="#[^"]*"/g;

/** Returns `html` with everything outside the policy removed; plain text stays as it is. */
export function sanitiseWith(purifier: DOMPurify, html: string): string {
  return purifier.sanitize(html, policy).replace(fragmentLink, "$1");
}
