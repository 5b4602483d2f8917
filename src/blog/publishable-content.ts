import type { ApiPost } from "../agency-api/contract";
import { measureHtml, type HtmlSize } from "./html-size";
import { htmlToText } from "../shared/html";
import { listingFault } from "./publishable";

/** Longest content, in characters: a novel. Beyond it there are pictures pasted into the text, or a mistake. */
const maxContentLength = 300_000;

/** Ten times a long article. Parsers and the sanitiser slow down with the square of each. */
export const maxSize = { elements: 3_000, attributes: 10_000, depth: 200 } as const satisfies HtmlSize;

const sizeNames = {
  elements: "éléments HTML",
  attributes: "attributs HTML",
  depth: "niveaux d’éléments HTML, dont ceux qui ne sont pas refermés",
} as const satisfies Record<keyof HtmlSize, string>;

/**
 * Why a post of the API is not published, as the end of a French sentence; undefined when it is. The build and late
 * articles go by this one rule, and the refreshed list by its part, which needs less code.
 */
export function publishingFault(post: ApiPost, now: Date): string | undefined {
  const fault = listingFault(post, now);
  if (fault) return fault;
  const { content } = post;
  if (!htmlToText(content) && !/<img\b/i.test(content)) return "il n’a pas de texte.";
  if (content.length > maxContentLength)
    return `son contenu compte ${content.length} caractères, pour ${maxContentLength} au plus. Des images y sont-elles collées ? Déposez-les à part.`;
  if (isOtherFormat(content))
    return "son contenu est en Markdown ou en blocs JSON. L’API doit donner du HTML\u00a0: réglez-y l’outil de publication.";
  const size = measureHtml(content);
  for (const key of ["elements", "attributes", "depth"] as const)
    if (size[key] > maxSize[key])
      return `son contenu compte ${size[key]} ${sizeNames[key]}, pour ${maxSize[key]} au plus.`;
  return undefined;
}

/** What editors of other kinds give, whose signs would be read as they stand. A sign alone is a text; a tag of a block, HTML. */
function isOtherFormat(content: string): boolean {
  // Texts within blocks may hold tags.
  if (/^\s*(?:\[\s*)?\{\s*"/.test(content)) return true;
  if (/<(?:p|div|h[1-6]|ul|ol|dl|table|blockquote|pre|figure|section|article|details)\b/i.test(content))
    return false;
  return /^ {0,3}(?:#{1,6} |```)|\*\*\S|\]\(/m.test(content);
}
