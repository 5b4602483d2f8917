import type { Config, DOMPurify } from "dompurify";
import { quotedAttributes } from "../shared/html";

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
  ],
  ALLOWED_ATTR: [
    ...phrasingAttributes,
    ...["src", "alt", "width", "height", "id", "colspan", "rowspan", "scope", "start", "reversed", "class"],
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
const idAttribute = /\sid="([^"]*)"/g;
const fragmentLink = /(<a\b[^>]*?) href="#([^"]*)"/g;
/** DOMPurify lets these through, whatever the addresses allowed; the build has nothing to download there. */
const pastedPicture = /(<img\b[^>]*?) src="\s*data:[^"]*"/gi;
const classAttribute = /(<[a-z][^>]*?) class="([^"]*)"/gi;
const languageClass = /^lang(?:uage)?-[\w+#-]+$/;

/**
 * Returns `html` with everything outside the policy removed; plain text stays as it is. In the result no attribute
 * holds « < » or « > », whichever browser wrote it: what follows may tell tags by sight.
 */
export function sanitiseWith(purifier: DOMPurify, html: string, policy: Config): string {
  const clean = quotedAttributes(purifier.sanitize(html, policy));
  return withFragments(withLanguages(clean.replace(pastedPicture, "$1")));
}

/** Classes name languages alone: one of the site's own could put a link over the whole page. */
function withLanguages(html: string): string {
  return html.replace(classAttribute, (_whole, before: string, names: string) => {
    const language = names.split(/\s+/).find((name) => languageClass.test(name));
    return language ? `${before} class="${language}"` : before;
  });
}

/** Links within the article follow their target's new id; one whose target is not there leads nowhere. */
function withFragments(html: string): string {
  const ids = new Set(Array.from(html.matchAll(idAttribute), ([, id]) => id));
  return html.replace(fragmentLink, (_whole, before: string, target: string) => {
    const id = `${prefix}${target}`;
    return ids.has(id) ? `${before} href="#${id}"` : before;
  });
}
