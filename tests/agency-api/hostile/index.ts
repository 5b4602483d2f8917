import harmlessMarkup from "./harmless.json";
import hostileMarkup from "./vectors.json";

/**
 * HTML that tries to run something, by kind, in the manner of OWASP's filter-evasion list. Where one succeeds it
 * calls `hit()`, or asks `evil.example` for something. The kinds:
 * - `scripts`: script elements, plain, remote, in odd spellings, in pieces, behind other elements;
 * - `handlers`: event handlers, on allowed elements and others, however they are spelt;
 * - `addresses`: `javascript:`, `data:`, `vbscript:` and their disguises;
 * - `foreign`: SVG, MathML, styles, templates, and classes of the site's own style sheets;
 * - `attributes`: values that say what other attributes, tags and classes would;
 * - `mutation`: markup that changes when it is written out and read again, nesting that a parser repairs, and texts
 *   that only look like tags.
 */
export const vectors: Readonly<Record<string, readonly string[]>> = hostileMarkup;

export const allVectors: readonly string[] = Object.values(vectors).flat();

/** What an editor's HTML may well contain, as a serialiser writes it: it comes out as it went in. */
export const harmless: readonly string[] = harmlessMarkup;

const closable = (
  "script style title textarea xmp noscript noembed noframes iframe p a " +
  "mglyph form mtext foreignobject annotation-xml template select table svg math"
).split(" ");

/** Closes what a vector leaves open, so that the next one in the document gets its chance; twice, for nesting. */
const closer = `"'>-->${[...closable, ...closable].map((name) => `</${name}>`).join("")}`;

/** Follows each vector in a document of several: where one is missing, a vector was swallowed by those before it. */
export const markOf = (vector: string): string => `Fin ${allVectors.indexOf(vector)}.`;

/** Vectors in one document. */
export const joined = (list: readonly string[]): string =>
  list.map((vector) => `${vector}${closer}<p>${markOf(vector)}</p>`).join("\n");
